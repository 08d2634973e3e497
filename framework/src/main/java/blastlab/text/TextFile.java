package blastlab.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads and writes the text files that users name, and says plainly why that can't be done. */
public final class TextFile {
  /** Far more than any map, scenario or game needs; a device that never ends needs a limit. */
  private static final int MOST_BYTES = 100_000_000;

  private TextFile() {}

  /** The file that the user calls {@code name}, if there is one that can be read as a text. */
  public static Optional<Path> find(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::exists).filter(f -> !Files.isDirectory(f));
    } catch (InvalidPathException e) {
      return Optional.empty(); // so there can be none
    }
  }

  /** The text of a file that the user calls {@code name}. */
  public static String read(String name) {
    try {
      return read(Path.of(name));
    } catch (InvalidPathException e) {
      throw new InputException(Quoted.of(name) + " can't be the name of a file", e);
    }
  }

  /** The text of a file. */
  public static String read(Path file) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(file))).toString();
    } catch (CharacterCodingException e) {
      throw new InputException(file + ": no text, expected a text in UTF-8", e);
    }
  }

  /** What is in the file that the user calls {@code name}, be it text or not. */
  public static byte[] bytes(String name) {
    try {
      return bytes(Path.of(name));
    } catch (InvalidPathException e) {
      throw new InputException(Quoted.of(name) + " can't be the name of a file", e);
    }
  }

  private static byte[] bytes(Path file) {
    if (Files.isDirectory(file)) {
      throw new InputException(file + ": a folder, expected a file");
    }
    if (!Files.exists(file)) {
      throw new InputException(file + ": no such file");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new InputException(
            file + ": too long, expected at most " + MOST_BYTES / 1_000_000 + " MB");
      }
      return bytes;
    } catch (AccessDeniedException e) {
      throw new InputException(file + ": may not be read, expected a file you may read", e);
    } catch (IOException e) {
      throw new InputException(file + ": can't be read (" + e.getMessage() + ")", e);
    }
  }

  /** Writes a file, all of it or, if that fails or is cut short, nothing. */
  public static void write(Path file, String text) {
    WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
