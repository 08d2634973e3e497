package blastlab.view.fx;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntSupplier;

/** Listens to what students' code prints, and keeps its last lines; the terminal gets it too. */
final class Printed implements AutoCloseable {
  private static final int MOST_LINES = 500;
  private static final int LONGEST_LINE = 1000;

  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final IntSupplier step;
  private final Deque<Backstage.Line> lines = new ArrayDeque<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  /**
   * Listens from now on.
   *
   * @param step at which step the game is
   */
  Printed(IntSupplier step) {
    this.step = step;
    System.setOut(new PrintStream(new Listener(out), true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(new Listener(err), true, StandardCharsets.UTF_8));
  }

  /** The last lines. */
  synchronized List<Backstage.Line> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void close() {
    System.setOut(out);
    System.setErr(err);
  }

  private synchronized void take(int letter) {
    if (letter == '\n') {
      lines.add(new Backstage.Line(step.getAsInt(), line.toString(StandardCharsets.UTF_8).strip()));
      line.reset();
      if (lines.size() > MOST_LINES) {
        lines.remove();
      }
    } else if (line.size() < LONGEST_LINE) {
      line.write(letter);
    }
  }

  private final class Listener extends OutputStream {
    private final PrintStream to;

    Listener(PrintStream to) {
      this.to = to;
    }

    @Override
    public void write(int letter) {
      to.write(letter);
      take(letter & 0xff);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      to.write(bytes, from, length);
      for (int i = from; i < from + length; i++) {
        take(bytes[i] & 0xff);
      }
    }

    @Override
    public void flush() {
      to.flush();
    }
  }
}
