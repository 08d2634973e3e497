package blastlab.view.console;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Takes what students' code prints while a viewer has the screen, and keeps its last lines. */
final class Capture implements AutoCloseable {
  private static final int MOST_LINES = 200;
  private static final int LONGEST_LINE = 1000;

  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final Deque<String> lines = new ArrayDeque<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  Capture() {
    PrintStream taken = new PrintStream(new Taker(), true, StandardCharsets.UTF_8);
    System.setOut(taken);
    System.setErr(taken);
  }

  /** The last lines, also one that is not finished yet. */
  synchronized List<String> lines() {
    List<String> all = new ArrayList<>(lines);
    if (line.size() > 0) {
      all.add(line.toString(StandardCharsets.UTF_8));
    }
    return all;
  }

  /** From now on, what is printed goes where it went before. */
  @Override
  public void close() {
    System.setOut(out);
    System.setErr(err);
  }

  private synchronized void take(int letter) {
    if (letter == '\n') {
      lines.add(line.toString(StandardCharsets.UTF_8));
      line.reset();
      if (lines.size() > MOST_LINES) {
        lines.remove();
      }
    } else if (line.size() < LONGEST_LINE) {
      line.write(letter);
    }
  }

  private final class Taker extends OutputStream {
    @Override
    public void write(int letter) {
      take(letter);
    }
  }
}
