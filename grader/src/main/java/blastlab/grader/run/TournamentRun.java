package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.journal.Journal;
import blastlab.grader.journal.Preparation;
import blastlab.grader.results.GameResult;
import blastlab.grader.rubric.Limits;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.submission.Submission;
import blastlab.grader.submission.SubmissionFolder;
import blastlab.grader.tournament.Contest;
import blastlab.grader.tournament.Standing;
import blastlab.grader.tournament.StandingsMaker;
import blastlab.grader.tournament.Tournament;
import blastlab.grader.tournament.Tournament.Played;
import blastlab.scenario.Scenario;
import blastlab.text.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All games of a tournament, some tables at a time; the same results however many that are. */
public final class TournamentRun {
  private final Scenario scenario;
  private final int rounds;
  private final SubmissionFolder submissions;
  private final Workshop workshop;
  private final Journal journal;
  private final Path out;
  private final Progress progress;
  private final Map<String, Submission> byName = new LinkedHashMap<>();
  private final Crew crew = new Crew();

  /** A tournament that is ready to begin. */
  public TournamentRun(
      Scenario scenario,
      int rounds,
      SubmissionFolder submissions,
      Workshop workshop,
      Journal journal,
      Path out,
      Progress progress) {
    this.scenario = scenario;
    this.rounds = rounds;
    this.submissions = submissions;
    this.workshop = workshop;
    this.journal = journal;
    this.out = out;
    this.progress = progress;
    submissions.submissions().forEach(s -> byName.put(s.name(), s));
  }

  /** Begins no more games; those under way end as usual. May be called from any thread. */
  public void stop() {
    crew.stop();
  }

  /** Plays whatever the journal does not have yet, so many tables at a time. */
  public void run(int jobs) throws InterruptedException {
    crew.work(jobs, submissions.submissions(), this::prepare);
    crew.work(jobs, contests(), this::play);
    OutFolder.clean(out);
  }

  // ---- making ready ----

  private void prepare(Submission submission) {
    Optional<Preparation> known = journal.preparation(submission.name());
    if (known.filter(p -> p.refusal().isPresent()).isEmpty()) {
      Path work = OutFolder.work(out, submission.folderName());
      Preparation now =
          new Preparer(workshop).prepare(submission, work.resolve("sources"), classes(submission));
      if (known.isEmpty()) {
        journal.add(submission.name(), now);
      }
    }
    progress.prepared(submission.name());
  }

  private Path classes(Submission submission) {
    return OutFolder.work(out, submission.folderName()).resolve("classes");
  }

  private List<String> players() {
    return byName.keySet().stream()
        .filter(name -> journal.preparation(name).flatMap(Preparation::agent).isPresent())
        .toList();
  }

  /** All contests between those who can play. */
  private List<Contest> contests() {
    return Contest.schedule(players(), scenario.characters().size(), rounds);
  }

  // ---- games ----

  private void play(Contest contest) {
    List<Round> left =
        contest.rounds().stream().filter(round -> !isPlayed(contest, round)).toList();
    if (left.isEmpty()) {
      return;
    }
    List<Workshop.Player> players = new ArrayList<>();
    try {
      for (String name : contest.players()) {
        String agent = journal.preparation(name).flatMap(Preparation::agent).orElseThrow();
        players.add(workshop.open(classes(byName.get(name)), agent, Limits.STANDARD));
      }
      ContestTable table = new ContestTable(scenario, contest);
      for (Round round : left) {
        if (!crew.isStopped()) {
          withChairs(players, chairs -> play(contest, table, chairs, round));
        }
      }
    } finally {
      players.forEach(Workshop.Player::close);
    }
  }

  private static void withChairs(
      List<Workshop.Player> players, java.util.function.Consumer<List<Chair>> game) {
    List<Chair> chairs = new ArrayList<>();
    try {
      players.forEach(player -> chairs.add(player.sit()));
      game.accept(chairs);
    } finally {
      chairs.forEach(Chair::close);
    }
  }

  private boolean isPlayed(Contest contest, Round round) {
    return contest.players().stream()
        .allMatch(name -> journal.game(name, contest.name(), round).isPresent());
  }

  private void play(Contest contest, ContestTable table, List<Chair> chairs, Round round) {
    String name = contest.name() + "-rotate-" + round.rotation();
    String replay = "replays/" + name + ".jsonl.gz";
    Map<String, GameResult> results = table.play(chairs, round, out.resolve(replay));
    int place = 0;
    for (Map.Entry<String, GameResult> result : results.entrySet()) {
      Optional<String> log = keepLog(result.getKey(), name, chairs.get(place++).leave());
      GameResult kept = result.getValue().withReplay(replay).withLog(log);
      journal.add(result.getKey(), contest.name(), kept);
      if (place == 1) {
        progress.played(result.getKey(), kept);
      }
    }
  }

  private Optional<String> keepLog(String student, String game, String printed) {
    if (printed.isEmpty()) {
      return Optional.empty();
    }
    String file = StudentFiles.folder(byName.get(student)) + "/logs/" + game + ".txt";
    try {
      Files.createDirectories(out.resolve(file).getParent());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    TextFile.write(out.resolve(file), printed);
    return Optional.of(file);
  }

  // ---- results ----

  /** What all games have come to; once they are all played. */
  public Tournament tournament() {
    List<Played> games =
        contests().stream().flatMap(c -> c.rounds().stream().map(r -> played(c, r))).toList();
    StandingsMaker maker = new StandingsMaker(scenario, players(), games);
    List<Standing> standings =
        new ArrayList<>(maker.standings(name -> StudentFiles.folder(byName.get(name))));
    for (Submission submission : submissions.submissions()) {
      journal
          .preparation(submission.name())
          .filter(preparation -> preparation.refusal().isPresent())
          .ifPresent(preparation -> standings.add(absent(submission, preparation)));
    }
    return new Tournament(scenario, rounds, standings, games, workshop.unenforced());
  }

  private Played played(Contest contest, Round round) {
    Map<String, GameResult> results = new LinkedHashMap<>();
    for (String name : contest.players()) {
      results.put(name, journal.game(name, contest.name(), round).orElseThrow());
    }
    return new Played(contest, round, results);
  }

  private static Standing absent(Submission submission, Preparation preparation) {
    return new Standing(
        0,
        submission.name(),
        StudentFiles.folder(submission),
        Optional.empty(),
        0,
        0,
        0,
        0,
        Map.of(preparation.refusal().orElseThrow(), 1),
        preparation.message());
  }
}
