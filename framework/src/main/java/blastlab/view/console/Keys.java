package blastlab.view.console;

import java.io.IOException;
import org.jline.utils.NonBlockingReader;

/** Single keys from a terminal; what it sends for an arrow becomes one key. */
final class Keys {
  /** No key was pressed in time. */
  static final int NONE = NonBlockingReader.READ_EXPIRED;

  /** No more keys will come. */
  static final int END = NonBlockingReader.EOF;

  static final int ESCAPE = 27;
  static final char UP = '\u2191';
  static final char DOWN = '\u2193';
  static final char RIGHT = '\u2192';
  static final char LEFT = '\u2190';
  static final char HOME = '\u21e4';
  static final char LAST = '\u21e5';

  /** How long the rest of what an arrow sends may take, also on a slow line. */
  private static final long REST = 100;

  private final NonBlockingReader reader;

  Keys(NonBlockingReader reader) {
    this.reader = reader;
  }

  /** The next key, {@link #NONE} if there is none within so many milliseconds, or {@link #END}. */
  int next(long millis) {
    try {
      int key = reader.read(Math.max(1, millis)); // 0 would wait for ever
      return key == ESCAPE ? sequence() : key;
    } catch (IOException e) {
      return END; // the terminal is gone, or the program is about to end and has closed it
    }
  }

  private int sequence() throws IOException {
    int opening = reader.peek(REST);
    if (opening != '[' && opening != 'O') {
      return ESCAPE;
    }
    reader.read(REST);
    int last = reader.read(REST);
    while (last >= ' ' && last < '@') { // the numbers of longer sequences
      last = reader.read(REST);
    }
    return switch (last) {
      case 'A' -> UP;
      case 'B' -> DOWN;
      case 'C' -> RIGHT;
      case 'D' -> LEFT;
      case 'H' -> HOME;
      case 'F' -> LAST;
      case END -> END;
      default -> NONE;
    };
  }
}
