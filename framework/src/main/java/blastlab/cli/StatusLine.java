package blastlab.cli;

import java.io.PrintWriter;

/** A line on a terminal that is written again and again, and is gone in the end. */
final class StatusLine {
  private static final String CLEAR = "\r\033[K";

  /** What is too long for the window is cut off, as a second line would stay for ever. */
  private static final String NO_WRAP = "\033[?7l";

  private static final String WRAP = "\033[?7h";

  private final PrintWriter terminal;
  private final boolean visible;
  private boolean closed;

  /**
   * A line that is empty so far.
   *
   * @param visible whether to write it at all
   */
  StatusLine(PrintWriter terminal, boolean visible) {
    this.terminal = terminal;
    this.visible = visible;
  }

  /** Writes this in place of what was there. */
  synchronized void show(String text) {
    if (!closed) {
      write(text);
    }
  }

  /** Empties the line and leaves it to others. */
  synchronized void close() {
    if (!closed) {
      closed = true;
      write("");
    }
  }

  private void write(String text) {
    if (visible) {
      terminal.print(text.isEmpty() ? CLEAR : CLEAR + NO_WRAP + text + WRAP);
      terminal.flush();
    }
  }
}
