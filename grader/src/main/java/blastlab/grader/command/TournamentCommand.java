package blastlab.grader.command;

import blastlab.cli.Shell;
import blastlab.cli.Tty;
import blastlab.cli.WholeNumber;
import blastlab.grader.journal.Header;
import blastlab.grader.journal.Journal;
import blastlab.grader.report.Reports;
import blastlab.grader.run.Build;
import blastlab.grader.run.OutFolder;
import blastlab.grader.run.SandboxWorkshop;
import blastlab.grader.run.TournamentRun;
import blastlab.grader.run.Workshop;
import blastlab.grader.submission.Fingerprint;
import blastlab.grader.submission.SubmissionFolder;
import blastlab.grader.tournament.Rating;
import blastlab.grader.tournament.Standing;
import blastlab.grader.tournament.Tournament;
import blastlab.grader.tournament.TournamentFiles;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import blastlab.text.InputException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets submissions play against each other. */
@Command(
    name = "tournament",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Lets submissions play against each other and rates them.",
    footer = {
      "",
      "In each round everybody sits down at a table, drawn by lot, and plays a game for each",
      "rotation of the seats. Ratings are by Bradley and Terry, with intervals at 95 %: 1500",
      "is in the middle, and who has 400 more wins ten of eleven.",
      "",
      "Ends with 0 when all is played, 2 if something given was wrong, 3 if it was stopped;",
      "--resume goes on with it.",
      "",
      "Example:",
      "  blastlab tournament --submissions handed-in --scenario duel/classic --out cup"
    })
final class TournamentCommand implements Callable<Integer> {
  @Option(
      names = "--submissions",
      paramLabel = "DIR",
      required = true,
      description = "The folder of all submissions.")
  private String submissions;

  @Option(
      names = "--scenario",
      paramLabel = "S",
      required = true,
      description = "A contest: last-man-standing, arena, duel or rooms, by name or file.")
  private String scenario;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "A new folder for the results.")
  private String out;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "10",
      converter = Rounds.class,
      description = "How often everybody sits down; ${DEFAULT-VALUE} if absent.")
  private int rounds;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      converter = GradeCommand.Jobs.class,
      description = "How many tables play at a time; one a core if absent.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", description = "Go on with a tournament that was stopped.")
  private boolean resume;

  @Option(
      names = "--require-sandbox",
      description = "Refuse to play where submissions can't be cut off from all else.")
  private boolean requireSandbox;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    Scenario chosen = new ScenarioLibrary().find(scenario);
    if (!chosen.isContest()) {
      throw new InputException(
          chosen.name() + " is no contest; expected one such as duel/classic or arena/fork");
    }
    SubmissionFolder folder = SubmissionFolder.read(GradeOptions.path(submissions));
    Path target = GradeOptions.path(out);
    OutFolder.prepare(target, resume);
    try (Workshop workshop = SandboxWorkshop.open(requireSandbox);
        Journal journal = Journal.open(target, header(chosen, folder, workshop))) {
      Tournament tournament = run(chosen, folder, workshop, journal, target);
      TournamentFiles.write(tournament, target);
      Reports.write(tournament, Build.version(), target);
      print(tournament, folder, target);
    }
    return 0;
  }

  private Header header(Scenario chosen, SubmissionFolder folder, Workshop workshop) {
    String task = rounds + " rounds of " + chosen;
    return Headers.of("tournament", Build.exact(), Fingerprint.of(task), workshop, folder);
  }

  private Tournament run(
      Scenario chosen, SubmissionFolder folder, Workshop workshop, Journal journal, Path target)
      throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    int seats = chosen.characters().size();
    int players = folder.submissions().size();
    long games = (long) rounds * ((players + seats - 1) / seats) * seats;
    ClassProgress progress =
        new ClassProgress(err, Tty.redrawsErr(), journal, games, players, System::nanoTime);
    TournamentRun run =
        new TournamentRun(chosen, rounds, folder, workshop, journal, target, progress);
    Runnable cleanUp =
        () -> {
          run.stop();
          progress.close();
          journal.close();
          workshop.close();
        };
    StopHook hook = new StopHook(err, resumeCommand(), cleanUp);
    try {
      run.run(jobs);
    } catch (UncheckedIOException e) {
      throw new InputException(
          target
              + ": can't be written ("
              + e.getCause().getMessage()
              + "); what was played is kept, go on with: "
              + resumeCommand(),
          e);
    } finally {
      hook.close();
      progress.close();
    }
    return run.tournament();
  }

  private String resumeCommand() {
    return "blastlab tournament --submissions "
        + Shell.quote(submissions)
        + " --scenario "
        + Shell.quote(scenario)
        + " --out "
        + Shell.quote(out)
        + " --rounds "
        + rounds
        + (requireSandbox ? " --require-sandbox" : "")
        + " --resume";
  }

  private void print(Tournament tournament, SubmissionFolder folder, Path target) {
    PrintWriter lines = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    TextColumns table = new TextColumns("rlrrrrrr");
    table.row("", "student", "rating", "95 % interval", "games", "wins", "draws", "losses");
    for (Standing standing : tournament.standings()) {
      table.row(
          standing.place() == 0 ? "-" : String.valueOf(standing.place()),
          ClassTable.name(standing.name()),
          standing.rating().map(rating -> points(rating.points())).orElse(reason(standing)),
          standing.rating().map(TournamentCommand::interval).orElse(""),
          String.valueOf(standing.games()),
          String.valueOf(standing.wins()),
          String.valueOf(standing.draws()),
          String.valueOf(standing.losses()));
    }
    table.lines().forEach(lines::println);
    folder.ignored().forEach(note -> err.println("blastlab: " + note));
    tournament.unenforced().forEach(note -> err.println("blastlab: not enforced: " + note));
    err.println("blastlab: the results are in " + target);
  }

  private static String reason(Standing standing) {
    return standing.verdicts().keySet().iterator().next().words();
  }

  private static String interval(Rating rating) {
    return points(rating.low()) + "-" + points(rating.high());
  }

  private static String points(double rating) {
    return String.format(Locale.ROOT, "%.0f", rating);
  }

  private static final class Rounds extends WholeNumber {
    Rounds() {
      super(1, 10_000);
    }
  }
}
