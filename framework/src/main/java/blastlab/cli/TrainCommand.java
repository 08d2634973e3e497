package blastlab.cli;

import blastlab.evaluate.Hush;
import blastlab.evaluate.Trial;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.WeightsFile;
import blastlab.text.InputException;
import blastlab.training.Training;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays games that an agent learns from. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Plays games that an agent learns from, and keeps its weights in a file.",
    footer = {
      "",
      "The agent must implement blastlab.learning.Learner; docs/learning.md shows how. The same",
      "command gives the same weights. Ctrl-C ends the training and keeps what was learnt so far.",
      "",
      "Examples:",
      "  blastlab train scenario1 --agent my-agent --out weights.json --games 1000",
      "  blastlab train scenario1 --agent my-agent --from weights.json --out weights.json",
      "  blastlab evaluate scenario1 --agent my-agent@weights.json"
    })
final class TrainCommand implements Runnable {
  @Parameters(
      paramLabel = "SCENARIO",
      arity = "1..*",
      description = "Scenarios by name, group or file, played in turn: scenario1/variant2, all.")
  private List<String> scenarios;

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      required = true,
      description = {
        "The agent to train; it takes the first character.",
        "More agents take the next ones, a ready-made opponent the rest."
      })
  private List<String> agents;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "Where to write the weights; a file that is there is replaced.")
  private String out;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Weights to go on from (default: none).")
  private String from;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "500",
      converter = Games.class,
      description = {
        "How many games to play; ${DEFAULT-VALUE} if absent. Their seeds count from 1001,",
        "and with --from they go on after those of the games before."
      })
  private int games;

  @Option(
      names = "--seeds",
      paramLabel = "SEEDS",
      description = "In place of --games: a game in each scenario with each of 1..100, say.")
  private String seeds;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      defaultValue = "10000",
      converter = LimitMillis.class,
      description = "How long a decision and its lesson may take; ${DEFAULT-VALUE} ms if absent.")
  private int limit;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    AgentLoader loader = new AgentLoader();
    List<Agent> given = new ArrayList<>(List.of(loader.loadLearner(agents.get(0))));
    agents.stream().skip(1).map(loader::load).forEach(given::add);
    List<Trial> trials = Casting.trials(scenarios, given, loader, Trial::new);
    Class<?> type = given.get(0).type();
    WeightsFile before = from == null ? WeightsFile.empty(type) : WeightsFile.read(from, type);
    TrainingPlan plan = plan(before, trials.size());
    Training training = new Training(trials, plan.seeds(), before, Duration.ofMillis(limit));
    TrainingRun run = new TrainingRun(training, plan, OutputFile.named(out), this::goOn);
    PrintWriter err = spec.commandLine().getErr();
    try (Hush hush = new Hush()) { // also while printing, as a loop may still be printing too
      run.run(err).forEach(spec.commandLine().getOut()::println);
      EvaluationNotes.of(List.of(), hush.dropped()).forEach(err::println);
    }
  }

  private TrainingPlan plan(WeightsFile before, int trials) {
    if (seeds == null) {
      return TrainingPlan.ofGames(games, before.games(), trials);
    }
    if (spec.commandLine().getParseResult().hasMatchedOption("--games")) {
      throw new InputException("--games and --seeds exclude each other: leave one of them out");
    }
    return TrainingPlan.ofSeeds(seeds, trials);
  }

  /** The command that plays the rest of the games, ready to paste into a shell. */
  private String goOn(String rest) {
    List<String> words = new ArrayList<>(List.of("blastlab", "train"));
    scenarios.forEach(name -> words.add(Shell.quote(name)));
    agents.forEach(name -> words.addAll(List.of("--agent", Shell.quote(name))));
    words.addAll(List.of("--from", Shell.quote(out), "--out", Shell.quote(out), rest));
    return String.join(" ", words);
  }

  private static final class Games extends WholeNumber {
    Games() {
      super(1, 1_000_000);
    }
  }

  private static final class LimitMillis extends WholeNumber {
    LimitMillis() {
      super(1, 3_600_000);
    }
  }
}
