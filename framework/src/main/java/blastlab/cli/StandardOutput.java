package blastlab.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/** This program's standard output; unlike {@code System.out} it knows why it could not write. */
final class StandardOutput extends FilterOutputStream {
  /** The exit code of programs whose reader has gone, as shells know it. */
  private static final int READER_GONE = 141;

  private final PrintWriter writer = new PrintWriter(new OutputStreamWriter(this, charset()), true);
  private IOException failure;

  StandardOutput() {
    super(new FileOutputStream(FileDescriptor.out));
  }

  PrintWriter writer() {
    return writer;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      failure = e;
      throw e;
    }
  }

  /** Writes what is left; if not all could be written, says why and gives the exit code for it. */
  OptionalInt close(PrintWriter err) {
    if (!writer.checkError()) {
      return OptionalInt.empty();
    }
    String why = failure == null ? "" : String.valueOf(failure.getMessage());
    if (why.equals("Broken pipe")) { // as after 'blastlab list | head -1': nothing to say
      return OptionalInt.of(READER_GONE);
    }
    err.println("blastlab: can't write to standard output (" + why + ")");
    return OptionalInt.of(Main.BUG);
  }

  /** The terminal's, but for ASCII, in which a map may not be written and UTF-8 never hurts. */
  private static Charset charset() {
    String name = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
    Charset charset = name == null ? Charset.defaultCharset() : Charset.forName(name);
    return charset.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : charset;
  }
}
