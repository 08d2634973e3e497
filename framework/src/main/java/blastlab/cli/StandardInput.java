package blastlab.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;

/** Standard input as lines. */
final class StandardInput {
  private StandardInput() {}

  static BufferedReader reader() {
    return new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
  }

  /** Waits for a line; at the end of the input there is nothing to wait for. */
  static void skipLine(BufferedReader in) {
    try {
      in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
