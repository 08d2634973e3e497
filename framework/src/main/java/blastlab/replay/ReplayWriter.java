package blastlab.replay;

import blastlab.scenario.Json;
import blastlab.text.InputException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a game down as it goes: after every step the file holds all there is up to it, so that it
 * can be read however the program ends.
 */
public final class ReplayWriter extends Recorder implements AutoCloseable {
  private static final String PACKED = ".gz";
  private static final int BUFFER = 8192;

  private final String name;
  private final OutputStream out;

  private ReplayWriter(String name, OutputStream out) {
    this.name = name;
    this.out = out;
  }

  /** Begins a file, in the place of any other, packed if its name ends in {@code .gz}. */
  public static ReplayWriter to(Path file, ReplayHeader header) {
    try {
      return to(file.toString(), Files.newOutputStream(file), header);
    } catch (IOException e) {
      throw unwritable(file.toString(), e);
    }
  }

  /** The same to any stream; {@code name} is what errors call it. */
  public static ReplayWriter to(String name, OutputStream stream, ReplayHeader header) {
    try {
      boolean packed = name.endsWith(PACKED);
      OutputStream out = packed ? new GZIPOutputStream(stream, BUFFER, true) : stream;
      ReplayWriter writer = new ReplayWriter(name, out);
      writer.write(ReplayJson.of(header));
      return writer;
    } catch (IOException e) {
      throw unwritable(name, e);
    }
  }

  @Override
  void take(RecordedStep step) {
    write(ReplayJson.of(step));
  }

  @Override
  void take(RecordedEnd end) {
    write(ReplayJson.of(end));
  }

  /** Writes a line, all at once. */
  private void write(Object line) {
    try {
      out.write((Json.line(line) + "\n").getBytes(StandardCharsets.US_ASCII));
      out.flush();
    } catch (IOException e) {
      throw unwritable(name, e);
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw unwritable(name, e);
    }
  }

  private static InputException unwritable(String name, IOException e) {
    return new InputException(name + ": can't be written (" + e + ")", e);
  }
}
