package blastlab.grader.journal;

import blastlab.text.InputException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * A file of lines that only ever grows. A line that was added is on the disk, and a line that was
 * cut short by the end of the program is gone when the file is opened again.
 */
final class Lines implements Closeable {
  private final Path file;
  private final FileChannel channel;
  private long length;

  private Lines(Path file, FileChannel channel, long length) {
    this.file = file;
    this.channel = channel;
    this.length = length;
  }

  /** Opens a file, or makes it; nobody else may have it open. */
  static Lines open(Path file) {
    FileChannel channel = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      lock(file, channel);
      long whole = wholeLines(Files.readAllBytes(file));
      channel.truncate(whole);
      channel.position(whole);
      return new Lines(file, channel, whole);
    } catch (IOException e) {
      throw new InputException(file + ": can't be written (" + e + ")", e);
    }
  }

  private static void lock(Path file, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw new InputException(file + ": in use; another grader is at work in this folder");
    }
  }

  /** How many bytes are in lines that have their end. */
  private static long wholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    return end;
  }

  /** All lines that are there. */
  List<String> read() {
    try {
      return Files.readString(file, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new InputException(file + ": can't be read (" + e + ")", e);
    }
  }

  /** Adds a line; it is on the disk when this comes back. */
  void add(String line) throws IOException {
    synchronized (this) {
      ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
      try {
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        length = channel.position();
      } catch (IOException e) {
        cutBack(e);
        throw e;
      }
    }
    channel.force(false); // out of the lock, so that one wait serves several lines
  }

  /** Takes half a line back, as on a full disk. */
  private void cutBack(IOException reason) {
    try {
      channel.truncate(length);
      channel.position(length);
    } catch (IOException e) {
      reason.addSuppressed(e);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new InputException(file + ": can't be closed (" + e + ")", e);
    }
  }
}
