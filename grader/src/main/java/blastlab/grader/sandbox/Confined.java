package blastlab.grader.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process that is cut off, with all that it has started. */
final class Confined implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 10;
  private static final long NANOS_PER_TICK = 10_000_000;

  /**
   * In /proc/PID/stat, behind the name: work of the process and of its children that have ended.
   */
  private static final int FIRST_TIME = 11;

  private static final int TIMES = 4;

  private final Process process;
  private final Room room;
  private final Path log;
  private final Runnable sweep;

  /**
   * A process that has been started.
   *
   * @param log where what it prints goes
   * @param sweep ends what may be left of it when it has ended
   */
  Confined(Process process, Room room, Path log, Runnable sweep) {
    this.process = process;
    this.room = room;
    this.log = log;
    this.sweep = sweep;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Waits for its end, and says whether it came. */
  boolean await(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  int exitCode() {
    return process.exitValue();
  }

  /** What it has printed since the last time, as far as so many bytes of it. */
  String takeLog(int most) {
    try (FileChannel file =
        FileChannel.open(log, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(most, file.size()));
      while (bytes.hasRemaining() && file.read(bytes) >= 0) {}
      boolean more = file.size() > most;
      file.truncate(0);
      String text = StandardCharsets.UTF_8.decode(bytes.flip()).toString();
      return more ? text + "\n[more was printed than is kept]\n" : text;
    } catch (NoSuchFileException e) {
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How long it and all that it has started have worked so far. */
  long cpuNanos() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants())
        .mapToLong(handle -> ticks(handle.pid()) * NANOS_PER_TICK)
        .sum();
  }

  private static long ticks(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc/" + pid + "/stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      long ticks = 0;
      for (int i = FIRST_TIME; i < FIRST_TIME + TIMES; i++) {
        ticks += Long.parseLong(fields[i]);
      }
      return ticks;
    } catch (IOException e) {
      return 0; // it has ended meanwhile
    }
  }

  /** Ends it at once, and all that it has started. */
  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    await(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    sweep.run();
    Folders.delete(room.home());
  }
}
