package blastlab.grader.submission;

import blastlab.text.Quoted;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The private folder that a submission is unpacked into. */
final class Target {
  private final Path folder;
  private final Quota quota;

  Target(Path folder, Quota quota) {
    this.folder = folder;
    this.quota = quota;
  }

  /**
   * Writes a file.
   *
   * @param path where, with '/' between folders
   * @param packed how many bytes it has while it is packed
   */
  void write(String path, InputStream in, long packed) throws IOException, RefusedException {
    quota.file(path);
    Path file = resolve(path);
    try {
      Files.createDirectories(file.getParent());
      if (Recoding.isFor(path)) {
        Files.write(file, Recoding.toUtf8(limited(in, packed)));
      } else {
        copy(in, file, packed);
      }
    } catch (FileAlreadyExistsException e) {
      throw new RefusedException(Quoted.of(path) + " is in it twice, as a file and as a folder");
    }
  }

  private Path resolve(String path) throws RefusedException {
    try {
      Path file = folder.resolve(path).normalize();
      if (!file.startsWith(folder) || file.equals(folder)) {
        throw new RefusedException(Quoted.of(path) + " leads out of it");
      }
      if (Files.exists(file)) {
        throw new RefusedException(Quoted.of(path) + " is in it twice");
      }
      return file;
    } catch (InvalidPathException e) {
      throw new RefusedException(Quoted.of(path) + " can't be the name of a file");
    }
  }

  private byte[] limited(InputStream in, long packed) throws IOException, RefusedException {
    byte[] bytes = in.readNBytes((int) Quota.LONGEST_FILE + 1);
    quota.bytes(bytes.length, bytes.length, packed);
    return bytes;
  }

  private void copy(InputStream in, Path file, long packed) throws IOException, RefusedException {
    byte[] buffer = new byte[1 << 16];
    long size = 0;
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        size += n;
        quota.bytes(n, size, packed);
        out.write(buffer, 0, n);
      }
    }
  }
}
