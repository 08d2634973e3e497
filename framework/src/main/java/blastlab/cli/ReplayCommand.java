package blastlab.cli;

import blastlab.replay.Difference;
import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.replay.Rerun;
import blastlab.text.InputException;
import blastlab.view.Playbill;
import blastlab.view.console.PlainReplay;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a recorded game, checks it, or plays on from one of its steps. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows a recorded game, or checks it.")
final class ReplayCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;

  @Parameters(
      paramLabel = "FILE",
      description = "A replay that 'play --record' or 'evaluate --record' has written.")
  private String file;

  @Option(
      names = "--verify",
      description = "Play it again from its decisions alone and say whether all is as recorded.")
  private boolean verify;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ReplayFile replay = ReplayFile.read(file);
    return verify ? verify(replay) : show(replay);
  }

  private int verify(ReplayFile replay) {
    PrintWriter out = spec.commandLine().getOut();
    Optional<Difference> difference = Rerun.of(replay).difference();
    if (difference.isPresent()) {
      out.println(file + ": " + difference.get());
      return DIFFERS;
    }
    if (replay.end().isEmpty()) {
      throw new InputException(replay.cutOff() + "; all up to there is as recorded");
    }
    out.println(file + ": all " + replay.size() + " steps and the end are as recorded");
    return 0;
  }

  private int show(ReplayFile replay) {
    History history = Rerun.of(replay).history();
    Playbill bill = Playbills.of(replay);
    new PlainReplay(spec.commandLine().getOut(), bill, history).show(0, history.size() - 1);
    if (replay.end().isEmpty()) {
      spec.commandLine().getErr().println("blastlab: " + replay.cutOff());
    }
    return 0;
  }
}
