package blastlab.cli;

import static blastlab.evaluate.Archive.NONE;

import blastlab.evaluate.Archive;
import blastlab.evaluate.Evaluation;
import blastlab.evaluate.Hush;
import blastlab.evaluate.Seeds;
import blastlab.evaluate.Summary;
import blastlab.evaluate.Trial;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays many games and sums them up. */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    description = "Plays many games and tells how often an agent wins.",
    footer = {
      "",
      "In a contest every agent takes every seat: a seed is as many games as there are seats,",
      "and 'blastlab play --rotate K' shows the one in which all sit K seats further on. Several",
      "agents get a table of their own there, with the best on top.",
      "",
      "What agents print is dropped here; 'blastlab play' with the same seed shows it. Games",
      "run at the same time, so an agent must not keep anything in static fields.",
      "The last columns are what a decision costs on average: next() calls, and milliseconds",
      "with as many games at a time as there are jobs.",
      "",
      "Examples:",
      "  blastlab evaluate scenario1 --agent student-template",
      "  blastlab evaluate all --agent builtin:idle --seeds 1..100 --json",
      "  blastlab evaluate scenario2/variant3 --agent MyCharacter.java --seeds 3,17,21",
      "  blastlab evaluate last-man-standing --agent builtin:minimax --agent builtin:rhea"
    })
final class EvaluateCommand implements Callable<Void> {
  @Parameters(
      paramLabel = "SCENARIO",
      arity = "1..*",
      description = "Scenarios by name, group or file: scenario1/variant2, scenario1, all.")
  private List<String> scenarios;

  @Option(
      names = "--agent",
      paramLabel = "AGENT",
      required = true,
      description = {
        "The agent to evaluate. More agents play with it, or against it where the scenario",
        "is a contest; a ready-made opponent takes the seats that are left."
      })
  private List<String> agents;

  @Option(
      names = "--seeds",
      paramLabel = "SEEDS",
      defaultValue = "1..20",
      description = "A game each: 1..100, 7 or 1..10,42; ${DEFAULT-VALUE} if absent.")
  private String seeds;

  @Option(
      names = "--no-rotate",
      description = "Keep all in their seats; else each seed of a contest is a game for each seat.")
  private boolean noRotate;

  @Option(
      names = "--limit",
      paramLabel = "MS",
      defaultValue = "10000",
      converter = LimitMillis.class,
      description = "How long one decision may take; ${DEFAULT-VALUE} ms if absent.")
  private int limit;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      converter = Jobs.class,
      description = "How many games to play at a time; one a core if absent.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--record",
      paramLabel = "DIR",
      description = {
        "Keep replays of the games that were not won, such as",
        "DIR/scenario1-variant2-seed7.jsonl.gz, to be shown by",
        "'blastlab replay'."
      })
  private String record;

  @Option(names = "--record-all", description = "With --record: keep replays of all games.")
  private boolean recordAll;

  @Option(names = "--json", description = "Print one line of JSON.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Void call() throws InterruptedException {
    AgentLoader loader = new AgentLoader();
    List<Agent> given = agents.stream().map(loader::load).toList();
    List<Trial> trials =
        Casting.trials(scenarios, given, loader, noRotate ? Trial::new : Trial::rotating);
    List<Seed> rounds = Seeds.parse(seeds);
    Optional<ReplayFolder> folder = folder(trials);
    Evaluation evaluation =
        new Evaluation(
            trials, rounds, Duration.ofMillis(limit), folder.<Archive>map(f -> f).orElse(NONE));
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    try (Hush hush = new Hush()) { // also while printing, as a loop may still be printing too
      List<Summary> summaries = run(evaluation, err);
      if (json) {
        out.println(EvaluationJson.of(summaries));
      } else {
        new EvaluationText(agents, limit, Tty.coloursOut()).of(summaries).forEach(out::println);
      }
      EvaluationNotes.of(summaries, hush.dropped()).forEach(err::println);
      folder.map(ReplayFolder::note).ifPresent(err::println);
    }
    return null;
  }

  private Optional<ReplayFolder> folder(List<Trial> trials) {
    if (recordAll && record == null) {
      throw new InputException("--record-all needs --record DIR, which says where to");
    }
    return Optional.ofNullable(record).map(name -> ReplayFolder.named(name, trials, recordAll));
  }

  private List<Summary> run(Evaluation evaluation, PrintWriter err) throws InterruptedException {
    ProgressBar bar = new ProgressBar(err, Tty.redrawsErr(), evaluation.games(), System::nanoTime);
    StopNote note = new StopNote(err, bar::close);
    try {
      return evaluation.run(jobs, bar);
    } finally {
      note.close();
      bar.close();
    }
  }

  private static final class LimitMillis extends WholeNumber {
    LimitMillis() {
      super(1, 3_600_000);
    }
  }

  private static final class Jobs extends WholeNumber {
    Jobs() {
      super(1, 256);
    }
  }
}
