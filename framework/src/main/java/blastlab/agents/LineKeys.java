package blastlab.agents;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Keys from lines of text, where there is no terminal: each letter is a key, blanks are skipped, an
 * empty line stands still.
 */
public final class LineKeys implements KeySource {
  private final BufferedReader in;
  private final Consumer<String> out;
  private String line = "";
  private int next;
  private boolean ended;

  /** Keys from a text; what there is to say goes to {@code out}, a line each. */
  public LineKeys(BufferedReader in, Consumer<String> out) {
    this.in = in;
    this.out = out;
  }

  @Override
  public Optional<Character> next(String prompt) {
    while (next == line.length() && !ended) {
      out.accept(prompt);
      readLine();
    }
    return ended ? Optional.empty() : Optional.of(line.charAt(next++));
  }

  @Override
  public void say(String message) {
    out.accept(message);
  }

  private void readLine() {
    try {
      String read = in.readLine();
      if (read == null) {
        ended = true;
        out.accept("the input has ended: from now on the interactive character stands still");
      } else {
        String letters = read.replaceAll("\\s", "");
        line = letters.isEmpty() ? "." : letters;
        next = 0;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
