package blastlab.text;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there with all that belongs in them, or not at all. */
public final class WholeFile {
  private WholeFile() {}

  /** What writes the bytes of a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes all bytes; the stream is closed by others. */
    void writeTo(OutputStream out) throws IOException;
  }

  /** Writes a file, all of it or, if that fails or is cut short, nothing. */
  public static void write(Path file, Content content) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try {
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
        content.writeTo(out);
      }
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new InputException(file + ": can't be written (" + e + ")", e);
    } finally {
      delete(part); // where a disk is full, it should not stay full of this
    }
  }

  private static void delete(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      throw new InputException(part + ": can't be deleted (" + e + ")", e);
    }
  }
}
