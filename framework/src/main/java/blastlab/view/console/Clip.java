package blastlab.view.console;

import org.jline.utils.WCWidth;

/** Cuts lines to the columns of a window; colours take no room, and wide letters take two. */
final class Clip {
  private static final char ESCAPE = '\u001b';
  private static final String RESET = ESCAPE + "[0m";

  private Clip() {}

  /** How many columns a line takes. */
  static int width(String line) {
    return line.codePoints().anyMatch(c -> c < ' ' || c > '~')
        ? new Cut(Integer.MAX_VALUE).of(line).column
        : line.length();
  }

  /** The part of a line that fits, without anything that would move the cursor. */
  static String to(int columns, String line) {
    return new Cut(columns).of(line).text.toString();
  }

  /** A line with exactly so many columns. */
  static String pad(int columns, String line) {
    Cut cut = new Cut(columns).of(line);
    return cut.text + " ".repeat(columns - cut.column);
  }

  private static final class Cut {
    private final int columns;
    private final StringBuilder text = new StringBuilder();
    private int column;
    private boolean coloured;

    Cut(int columns) {
      this.columns = Math.max(0, columns);
    }

    Cut of(String line) {
      int at = 0;
      while (at < line.length()) {
        int letter = line.codePointAt(at);
        if (letter == ESCAPE) {
          at = escape(line, at);
          continue;
        }
        if (!put(letter)) {
          break;
        }
        at += Character.charCount(letter);
      }
      if (coloured) {
        text.append(RESET);
      }
      return this;
    }

    private boolean put(int letter) {
      int shown = letter == '\t' ? ' ' : letter;
      int width = WCWidth.wcwidth(shown);
      if (width < 0) {
        return true; // a control character, to be left out
      }
      if (column + width > columns) {
        return false;
      }
      text.appendCodePoint(shown);
      column += width;
      return true;
    }

    /** Keeps a colour, drops any other escape sequence, and tells where it ends. */
    private int escape(String line, int from) {
      int end = from + 1;
      if (end == line.length() || line.charAt(end) != '[') {
        return end;
      }
      end++;
      while (end < line.length() && (line.charAt(end) < '@' || line.charAt(end) > '~')) {
        end++;
      }
      if (end < line.length() && line.charAt(end) == 'm') {
        String colour = line.substring(from, end + 1);
        text.append(colour);
        coloured = !colour.equals(RESET);
      }
      return Math.min(end + 1, line.length());
    }
  }
}
