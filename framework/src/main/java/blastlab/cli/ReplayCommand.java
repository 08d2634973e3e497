package blastlab.cli;

import blastlab.loader.AgentLoader;
import blastlab.replay.Continuation;
import blastlab.replay.Difference;
import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.replay.Rerun;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioFile;
import blastlab.text.InputException;
import blastlab.text.TextFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a recorded game, checks it, or goes on from one of its steps. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Shows a recorded game, checks it, or goes on from one of its steps.",
    footer = {
      "",
      "On a terminal: space plays and pauses, arrows go a step on or back, n and p to",
      "the next and previous event, a number and Enter to a step, ? helps. Elsewhere",
      "all steps are printed, or those that --at or --step-range names.",
      "",
      "Ends with 1 if --verify finds a difference, with 2 if a file is no replay, is",
      "altered, or is cut off where it must not be.",
      "",
      "Examples:",
      "  blastlab play scenario1/variant2 --record game.jsonl.gz",
      "  blastlab replay game.jsonl.gz",
      "  blastlab replay game.jsonl.gz --verify",
      "  blastlab replay game.jsonl.gz --at 40 --agent student-template --step",
      "  blastlab replay game.jsonl.gz --at 40 --save from40.json",
      "  blastlab replay game.jsonl.gz --export game.gif"
    })
final class ReplayCommand implements Callable<Integer> {
  /** The exit code where a game differs from its replay. */
  private static final int DIFFERS = 1;

  @Parameters(
      paramLabel = "FILE",
      description = "A replay that 'play --record' or 'evaluate --record' has written.")
  private String file;

  @Option(
      names = "--verify",
      description = "Play it again from its decisions alone, and say whether all is as recorded.")
  private boolean verify;

  @Option(
      names = "--at",
      paramLabel = "N",
      converter = StepNumber.class,
      description = "Begin at step N; without a terminal show only that.")
  private Integer at;

  @Option(
      names = "--step-range",
      paramLabel = "A..B",
      converter = StepRange.Converter.class,
      description = "Print these steps, also on a terminal.")
  private StepRange range;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = {
        "With --at: play on from there with this agent, in the",
        "seat of the recorded game's first agent. Several take",
        "the seats of its first ones; the built-in agents that",
        "were recorded play the rest."
      })
  private List<String> agents = new ArrayList<>();

  @Option(
      names = "--save",
      paramLabel = "JSON",
      description = "With --at: write a scenario that starts there, for play and evaluate.")
  private String save;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "With --agent: write a replay of the game that is played on.")
  private String record;

  @Option(
      names = "--viewer",
      paramLabel = "V",
      description = {
        "fx: a window, console: the terminal (default: fx where there is a display,",
        "else console)."
      })
  private String viewer;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      converter = DelayMillis.class,
      description = "Milliseconds a step (default: about 150, or 0 without a terminal).")
  private Integer delay;

  @Option(names = "--step", description = "With --agent: wait for a key before every step.")
  private boolean step;

  @Mixin private Export export;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    checkOptions();
    ReplayFile replay = ReplayFile.read(file);
    if (verify) {
      return verify(replay);
    }
    History history = Rerun.of(replay).history();
    if (at != null) {
      new StepRange(at, at).requireIn("--at " + at, history);
    }
    if (export.isWanted()) {
      export.write(history, Optional.ofNullable(at), spec.commandLine().getErr());
    } else if (save != null) {
      save(replay, history);
    } else if (!agents.isEmpty()) {
      playOn(replay, history);
    } else {
      show(replay, history);
    }
    return 0;
  }

  private void checkOptions() {
    Windows.check(viewer, List.of(Windows.WINDOW, Windows.CONSOLE));
    if (Windows.WINDOW.equals(viewer) && range != null) {
      throw new InputException("--step-range prints steps: leave it or --viewer fx out");
    }
    export.check(Optional.ofNullable(at));
    if (export.isWanted() && (verify || save != null || range != null || !agents.isEmpty())) {
      throw new InputException(
          "--export makes a picture of the recorded game: leave out --verify, --save, --step-range"
              + " and --agent");
    }
    boolean goesOn = !agents.isEmpty() || save != null;
    if (verify && (goesOn || at != null || range != null)) {
      throw new InputException("--verify checks a whole game: leave out all other options");
    }
    if (goesOn && at == null) {
      throw new InputException(
          (save == null ? "--agent" : "--save") + " needs --at N, the step to go on from");
    }
    if (!agents.isEmpty() && save != null) {
      throw new InputException("--agent and --save exclude each other: leave one of them out");
    }
    if (range != null && at != null) {
      throw new InputException("--at and --step-range exclude each other: leave one of them out");
    }
    if (agents.isEmpty() && (record != null || step)) {
      throw new InputException(
          (step ? "--step" : "--record") + " needs --agent A, who plays on from step --at N");
    }
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

  private void show(ReplayFile replay, History history) {
    PrintWriter err = spec.commandLine().getErr();
    ReplayShow show = new ReplayShow(replay, history, spec.commandLine().getOut(), err);
    Optional<Integer> start = Optional.ofNullable(at);
    Optional<Integer> millis = Optional.ofNullable(delay);
    Runnable shown =
        range != null
            ? () -> show.console(start, Optional.of(range), millis)
            : Windows.choose(
                viewer,
                err,
                () -> show.window(start, millis),
                () -> () -> show.console(start, Optional.empty(), millis));
    shown.run();
  }

  private void save(ReplayFile replay, History history) {
    requireGoingOn(history);
    Path target = OutputFile.named(save);
    TextFile.write(target, ScenarioFile.write(Continuation.of(replay, at)));
    spec.commandLine()
        .getOut()
        .println(save + ": starts at step " + at + "; play it with 'blastlab play " + save + "'");
  }

  private void playOn(ReplayFile replay, History history) {
    requireGoingOn(history);
    Keyboard keyboard = new Keyboard();
    PrintWriter err = spec.commandLine().getErr();
    Scenario scenario = Continuation.of(replay, at);
    Understudies cast =
        new Understudies(replay.header(), new AgentLoader().add(keyboard.agent()), agents);
    cast.seat(history.at(at).world(), err);
    Encore encore = new Encore(scenario, replay, at, agents, cast.seats());
    PrintWriter out = spec.commandLine().getOut();
    Optional<Integer> millis = Optional.ofNullable(delay);
    try (Recording recording = encore.recording(record);
        Stage stage =
            Windows.choose(
                viewer,
                err,
                () -> Stage.window(encore.bill(), keyboard, out, millis, step),
                () -> Stage.console(encore.bill(), keyboard, out, millis, step))) {
      encore.performance(err).on(stage, recording);
    }
  }

  private void requireGoingOn(History history) {
    if (history.at(at).world().ending().isPresent()) {
      throw new InputException(
          "--at " + at + ": the game is over there, expected a step from 0 to " + (at - 1));
    }
  }

  private static final class StepNumber extends WholeNumber {
    StepNumber() {
      super(0, Integer.MAX_VALUE);
    }
  }

  private static final class DelayMillis extends WholeNumber {
    DelayMillis() {
      super(0, 60_000);
    }
  }
}
