package blastlab.grader.sandbox;

import blastlab.agents.WalkerCharacter;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Java's archive of the classes that a process for submissions loads: with it the next ones start
 * in half the time. It is made by playing a short game.
 */
final class Archive {
  private static final int STEPS = 30;
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
      play(worker);
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

  private static void play(Worker worker) {
    Scenario scenario = new ScenarioLibrary().find("scenario1/variant2");
    Seating seating = new Seating(worker, Allowance.USUAL, WalkerCharacter.class.getName());
    new Match(
            scenario.start(scenario.seed()),
            List.of(seating::makeAgent),
            Collections.nCopies(1, seating::run),
            STEPS,
            new MatchListener() {})
        .play();
    seating.end();
  }
}
