package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.text.Nearest;
import blastlab.view.console.Playbill;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
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
      "On a terminal: space pauses, s makes one step, + and - change the speed, q quits, ? helps.",
      "The exit code is 0 when a game was played, however it ended."
    })
final class PlayCommand implements Runnable {
  private static final String DEFAULT_SCENARIO = "scenario1/variant2";
  private static final List<String> VIEWERS = List.of("console", "none");

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
        "several characters in order; " + Casting.DEFAULT_AGENT + " plays the rest."
      })
  private List<String> agents = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Any whole number (default: the scenario's).")
  private String seed;

  @Option(
      names = "--viewer",
      paramLabel = "V",
      description = "console or none; none shows the result only.")
  private String viewer;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      description = "Milliseconds a step (default: 150 on a terminal, else 0).")
  private String delay;

  @Option(names = "--step", description = "Wait for a key (or Enter) before every step.")
  private boolean step;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      description = "Milliseconds that an agent may take for a decision (default: no limit).")
  private String limit;

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
    OptionalInt delayMillis = Numbers.atLeast(0, "--delay", delay);
    OptionalInt limitMillis = Numbers.atLeast(1, "--limit", limit);
    Scenario chosen = new ScenarioLibrary().find(scenario);
    Seed chance = seed == null ? chosen.seed() : new Seed(Numbers.whole("--seed", seed));
    Keyboard keyboard = new Keyboard();
    List<Agent> cast =
        new Casting(loader, keyboard, spec.commandLine().getErr()).fill(chosen, agents);
    var game = chosen.start(chance);
    Playbill bill =
        new Playbill(
            chosen.name(),
            chosen.title(),
            chance.toString(),
            cast.stream().map(Agent::spec).toList(),
            Replay.of(chosen.name(), agents, chance.toString(), limit),
            game.stepsFirst());
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    try (Stage stage = stage(bill, keyboard, out, err, delayMillis)) {
      Match match =
          new Match(
              game,
              cast.stream().map(Agent::factory).toList(),
              cast.stream().map(agent -> thinking(agent, limitMillis)).toList(),
              Match.NO_CAP,
              stage.listener());
      stage.onQuit(match::stop);
      Result result = match.play();
      stage.finish(result);
    }
  }

  private void checkViewer() {
    if (viewer != null && !VIEWERS.contains(viewer)) {
      throw new InputException(
          "--viewer: no viewer '" + viewer + "'; " + Nearest.hint(viewer, VIEWERS));
    }
    if (json && "console".equals(viewer)) {
      throw new InputException("--json shows no game: leave it out, or --viewer console");
    }
    if (isSilent() && (step || delay != null)) {
      throw new InputException(
          (step ? "--step" : "--delay") + " needs a viewer: leave out --json and --viewer none");
    }
  }

  private boolean isSilent() {
    return json || "none".equals(viewer);
  }

  private Stage stage(
      Playbill bill, Keyboard keyboard, PrintWriter out, PrintWriter err, OptionalInt delayMillis) {
    return isSilent()
        ? Stage.silent(bill, keyboard, out, err, json)
        : Stage.console(bill, keyboard, out, delayMillis, step);
  }

  /** Who sits at the keyboard may take as long as it takes. */
  private static Thinking thinking(Agent agent, OptionalInt limit) {
    return limit.isEmpty() || Keyboard.isPlayedBy(agent.spec())
        ? Thinking.unlimited()
        : Thinking.limited(Duration.ofMillis(limit.getAsInt()));
  }
}
