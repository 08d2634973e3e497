package blastlab.cli;

import java.io.IOException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** What this program's output goes to. */
public final class Tty {
  private static final int USUAL_COLUMNS = 80;

  private Tty() {}

  /** Whether the user has nothing against colours. */
  static boolean mayBeColoured() {
    return System.getenv("NO_COLOR") == null && !isDumb();
  }

  /** Whether standard output is a terminal that may be sent colours. */
  public static boolean coloursOut() {
    return mayBeColoured() && isTerminal(SystemStream.Output);
  }

  /** Whether standard error is a terminal on which a line can be drawn again and again. */
  public static boolean redrawsErr() {
    return !isDumb() && isTerminal(SystemStream.Error);
  }

  /** How many columns standard output has: the usual number if it is no terminal that knows. */
  static int columnsOut() {
    if (!isTerminal(SystemStream.Output)) {
      return USUAL_COLUMNS;
    }
    try (Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build()) {
      return terminal.getWidth() > 0 ? terminal.getWidth() : USUAL_COLUMNS;
    } catch (IOException | IllegalStateException e) {
      return USUAL_COLUMNS; // JLine's way to say that it can't use this terminal
    }
  }

  private static boolean isDumb() {
    return "dumb".equals(System.getenv("TERM"));
  }

  private static boolean isTerminal(SystemStream stream) {
    try {
      return TerminalProvider.load("jni").isSystemStream(stream);
    } catch (IOException | LinkageError e) {
      return false; // JLine's way to say that there are no terminals here
    }
  }
}
