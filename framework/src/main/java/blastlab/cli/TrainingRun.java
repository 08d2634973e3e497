package blastlab.cli;

import blastlab.loader.WeightsFile;
import blastlab.text.InputException;
import blastlab.training.Training;
import blastlab.training.Training.FailedGame;
import blastlab.view.console.StudentTrace;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A training under way; whatever ends it, what was learnt until then is written to a file. */
final class TrainingRun {
  private final Training training;
  private final TrainingPlan plan;
  private final Path file;
  private final UnaryOperator<String> goOn;
  private final int before;

  /**
   * A training that is ready to begin.
   *
   * @param goOn makes the command that goes on, from the options for what is left of the plan
   */
  TrainingRun(Training training, TrainingPlan plan, Path file, UnaryOperator<String> goOn) {
    this.training = training;
    this.plan = plan;
    this.file = file;
    this.goOn = goOn;
    this.before = training.learnt().games();
  }

  /** Plays all games, unless one fails, and sums them up. */
  List<String> run(PrintWriter err) {
    TrainingReport report =
        new TrainingReport(err, Tty.redrawsErr(), plan.games(), System::nanoTime);
    StopNote note = new StopNote(err, report::close, this::keepInTheEnd);
    Optional<FailedGame> failed;
    String kept;
    try {
      failed = training.run(plan.first(), plan.games(), report);
      kept = keep();
    } finally {
      note.close();
      report.close();
    }
    if (failed.isPresent()) {
      StudentTrace.of(failed.get().result()).forEach(err::println);
      throw new InputException(words(failed.get()) + ", as shown above; " + kept);
    }
    return List.of(report.figures(), kept);
  }

  private static String words(FailedGame game) {
    return "the training ended in " + game.scenario() + " with seed " + game.seed();
  }

  /** When a stop comes with the last game, two threads want to write at once. */
  private synchronized String keep() {
    WeightsFile learnt = training.learnt(); // of now, as the games may go on meanwhile
    int played = learnt.games() - before;
    if (played == 0) {
      return "nothing was learnt";
    }
    learnt.write(file);
    String games = played == 1 ? "1 game" : played + " games";
    String rest = played == plan.games() ? "" : "; go on with: " + goOn.apply(plan.rest(played));
    return "what was learnt in " + games + " is in " + file + rest;
  }

  /** The same at the end of the program, when nobody is left to catch anything. */
  private String keepInTheEnd() {
    try {
      return keep();
    } catch (InputException e) {
      return e.getMessage();
    }
  }
}
