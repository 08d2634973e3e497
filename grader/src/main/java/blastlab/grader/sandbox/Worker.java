package blastlab.grader.sandbox;

import blastlab.match.Outcome;
import blastlab.remote.Host;
import blastlab.remote.Line;
import blastlab.remote.RemoteFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A process that an agent plays in, and the line to it. */
final class Worker implements AutoCloseable {
  private static final String CLASSES = "/blastlab/classes";
  private static final String LINK = "/blastlab/link";
  private static final String ARCHIVE = "/blastlab/classes.jsa";
  private static final long START_SECONDS = 60;
  private static final long END_MILLIS = 3000;
  private static final int CPU_SECONDS = 24 * 3600;
  private static final int LONGEST_LOG = 1 << 12;

  private final Confined process;
  private final Line line;

  private Worker(Confined process, SocketChannel channel) throws IOException {
    this.process = process;
    this.line = new Line(channel, this::ended);
  }

  /** Starts a process for the classes in a folder that everybody may read. */
  static Worker start(Sandbox sandbox, Allowance allowance, Path classes) {
    List<Mount> mounts = new ArrayList<>();
    List<String> options = new ArrayList<>();
    sandbox
        .archive()
        .ifPresent(
            file -> {
              Mount archive = Mount.readable(file, ARCHIVE);
              mounts.add(archive);
              options.add("-XX:SharedArchiveFile=" + sandbox.path(archive));
            });
    return start(sandbox, allowance, classes, mounts, options);
  }

  static Worker start(
      Sandbox sandbox,
      Allowance allowance,
      Path classes,
      List<Mount> moreMounts,
      List<String> moreOptions) {
    List<Mount> mounts = new ArrayList<>(moreMounts);
    Mount code = Mount.readable(classes, CLASSES);
    mounts.add(code);
    Room room = sandbox.room();
    Path socket = room.home().resolve(sandbox.secret());
    Mount link = Mount.writable(socket, LINK);
    mounts.add(link);
    List<String> options = new ArrayList<>(moreOptions);
    options.add("-Xmx" + allowance.memoryMb() + "m");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      Folders.allow(socket, "rw-rw-rw-");
      Confined process =
          sandbox.start(
              room.with(mounts),
              limits(allowance),
              options,
              List.of(Host.class.getName(), sandbox.path(link), sandbox.path(code)));
      return new Worker(process, accept(server, process));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Rlimits limits(Allowance allowance) {
    int threads = Rlimits.JAVAS_OWN_THREADS + allowance.threads();
    return new Rlimits(
        Rlimits.JAVAS_OWN_MB + allowance.memoryMb() + allowance.threads(),
        threads,
        Bubblewrap.TMP_BYTES,
        CPU_SECONDS);
  }

  /** Waits for the process to connect; nobody else can once it has. */
  private static SocketChannel accept(ServerSocketChannel server, Confined process)
      throws IOException {
    server.configureBlocking(false);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (process.isAlive() && System.nanoTime() < deadline) {
      SocketChannel channel = server.accept();
      if (channel != null) {
        return channel;
      }
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
    }
    String said = process.takeLog(LONGEST_LOG);
    process.close();
    throw new IllegalStateException("a process for submissions does not start: " + said);
  }

  Line line() {
    return line;
  }

  Confined process() {
    return process;
  }

  /** What it comes to that the line has ended. */
  private RemoteFailure ended() {
    if (!process.await(END_MILLIS)) {
      return new RemoteFailure(
          Outcome.BROKE_PROTOCOL, "its process closed the line to the referee");
    }
    int code = process.exitCode();
    return code == Java.OUT_OF_MEMORY
        ? new RemoteFailure(Outcome.OUT_OF_MEMORY, "its process has used up its memory")
        : new RemoteFailure(Outcome.EXITED, "its process ended with exit code " + code);
  }

  @Override
  public void close() {
    try {
      line.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      process.close();
    }
  }
}
