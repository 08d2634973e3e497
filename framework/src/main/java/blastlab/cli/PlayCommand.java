package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.match.Result;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.view.Playbill;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays one game and shows it. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Plays one game and shows it.",
    footer = {
      "",
      "In the window and on a terminal: space pauses, + and - change the speed, q quits, ? helps.",
      "The exit code is 0 when a game was played, however it ended."
    })
final class PlayCommand implements Runnable {
  private static final String DEFAULT_SCENARIO = "scenario1/variant2";
  private static final List<String> VIEWERS = List.of(Windows.WINDOW, Windows.CONSOLE, "none");

  @Parameters(
      paramLabel = "SCENARIO",
      arity = "0..1",
      defaultValue = DEFAULT_SCENARIO,
      description = "A scenario's name or file (default: ${DEFAULT-VALUE}).")
  private String scenario;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = {
        "builtin:NAME, a .java file, a folder of sources, a jar or a class. Several fill",
        "several characters in order; a ready-made opponent plays the rest."
      })
  private List<String> agents = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeSeed.class,
      description = "Any whole number (default: the scenario's).")
  private Seed seed;

  @Option(
      names = "--rotate",
      paramLabel = "K",
      defaultValue = "0",
      converter = Rotation.class,
      description = "Let everybody sit K seats further on, as 'evaluate' does.")
  private int rotation;

  @Option(
      names = "--viewer",
      paramLabel = "V",
      description = {
        "fx: a window, console: the terminal, none: the result only",
        "(default: fx where there is a display, else console)."
      })
  private String viewer;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      converter = Millis.class,
      description = "Milliseconds a step (default: about 150, or 0 without a terminal).")
  private Integer delay;

  @Option(names = "--step", description = "Wait for a key (or Enter) before every step.")
  private boolean step;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      converter = LimitMillis.class,
      description = "Milliseconds that an agent may take for a decision (default: no limit).")
  private Integer limit;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write a replay (see 'blastlab replay'); packed if FILE ends in .gz.")
  private String record;

  @Option(
      names = "--json",
      description = "Print the result as JSON, and what agents print to standard error.")
  private boolean json;

  @Spec private CommandSpec spec;

  private final AgentLoader loader;

  PlayCommand() {
    this(new AgentLoader());
  }

  PlayCommand(AgentLoader loader) {
    this.loader = loader;
  }

  @Override
  public void run() {
    checkViewer();
    PrintWriter err = spec.commandLine().getErr();
    Scenario chosen = new ScenarioLibrary().find(scenario);
    Game game = chosen.start(seed == null ? chosen.seed() : seed);
    Keyboard keyboard = new Keyboard();
    List<Agent> cast =
        new Casting(loader.add(keyboard.agent()), err).fill(chosen, agents, rotation);
    Playbill bill = bill(game, cast);
    Result result;
    try (Recording recording = Recording.of(game, cast, rotation, record);
        Stage stage = stage(bill, keyboard)) {
      result = new Performance(game, cast, Optional.ofNullable(limit), err).on(stage, recording);
    }
    if (record != null && !json && result.seats().stream().anyMatch(PlayCommand::hasLost)) {
      spec.commandLine().getOut().println("why: blastlab explain " + Shell.quote(record));
    }
  }

  private static boolean hasLost(Result.Seat seat) {
    return seat.outcome().filter(outcome -> !outcome.isWin()).isPresent();
  }

  private Playbill bill(Game game, List<Agent> cast) {
    String chance = game.seed().toString();
    Optional<Integer> limited = Optional.ofNullable(limit);
    PlayAgain again = new PlayAgain(game.scenario().name(), agents, chance, rotation, limited);
    return Playbills.of(game, cast, again.stepByStep());
  }

  private void checkViewer() {
    Windows.check(viewer, VIEWERS);
    if (json && viewer != null && !viewer.equals("none")) {
      throw new InputException(
          "--json and --viewer " + viewer + " exclude each other: leave one of them out");
    }
    if (isSilent() && (step || delay != null)) {
      throw new InputException(
          (step ? "--step" : "--delay") + " needs a viewer: leave out --json and --viewer none");
    }
  }

  private boolean isSilent() {
    return json || "none".equals(viewer);
  }

  private Stage stage(Playbill bill, Keyboard keyboard) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    Optional<Integer> millis = Optional.ofNullable(delay);
    if (isSilent()) {
      return Stage.silent(bill, keyboard, out, err, json);
    }
    return Windows.choose(
        viewer,
        err,
        () -> Stage.window(bill, keyboard, out, millis, step),
        () -> Stage.console(bill, keyboard, out, millis, step));
  }

  private static final class Rotation extends WholeNumber {
    Rotation() {
      super(0, 99);
    }
  }

  private static final class Millis extends WholeNumber {
    Millis() {
      super(0, 60_000);
    }
  }

  private static final class LimitMillis extends WholeNumber {
    LimitMillis() {
      super(1, 3_600_000);
    }
  }
}
