package blastlab.text;

/** Quotes for messages: what a user's text holds, fit to be shown on one line of a terminal. */
public final class Quoted {
  private static final int MOST_SHOWN = 40;

  private Quoted() {}

  /** The text in quotes, cut if it is long, with the code of each character that has no shape. */
  public static String of(String text) {
    boolean cut = text.codePointCount(0, text.length()) > MOST_SHOWN;
    StringBuilder quoted = new StringBuilder("'");
    text.codePoints().limit(MOST_SHOWN).forEach(letter -> append(quoted, letter));
    return quoted.append(cut ? "..." : "").append('\'').toString();
  }

  private static void append(StringBuilder quoted, int letter) {
    boolean shapeless =
        switch (Character.getType(letter)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR,
              Character.UNASSIGNED ->
              true;
          default -> false;
        };
    if (shapeless) {
      quoted.append(String.format("U+%04X", letter));
    } else {
      quoted.appendCodePoint(letter);
    }
  }
}
