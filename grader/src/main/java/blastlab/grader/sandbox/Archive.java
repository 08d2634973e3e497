package blastlab.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Java's archive of the classes that a process for submissions loads: with it the next ones start
 * in half the time. It is made in a game to warm up.
 */
final class Archive {
  private static final long PATIENCE_MILLIS = 30_000;
  private static final String FOLDER = "/blastlab/archive";

  private Archive() {}

  /** The archive, unless this Java can't make one. */
  static Optional<Path> make(Sandbox sandbox) {
    Path made = sandbox.folder();
    Path file = made.resolve("classes.jsa");
    Mount folder = Mount.writable(made, FOLDER);
    Path none = Folders.allow(sandbox.folder(), Folders.READABLE);
    Folders.allow(made, "rwxrwxrwx");
    String option = "-XX:ArchiveClassesAtExit=" + sandbox.path(folder) + "/classes.jsa";
    try (Worker worker =
        Worker.start(sandbox, Allowance.USUAL, none, List.of(folder), List.of(option))) {
      WarmUp.play(worker);
      worker.line().close();
      worker.process().await(PATIENCE_MILLIS);
    } catch (IOException e) {
      return Optional.empty();
    } finally {
      Folders.allow(made, Folders.READABLE);
    }
    return Files.isRegularFile(file)
        ? Optional.of(Folders.allow(file, "rw-r--r--"))
        : Optional.empty();
  }
}
