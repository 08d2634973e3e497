package blastlab.grader.report;

import blastlab.evaluate.Round;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.rubric.RubricFile;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * A class of 60 made-up students with every verdict among them, always the same one; replays and
 * logs are there once they are {@link #shelve shelved}.
 */
final class SampleClass {
  static final String EVIL =
      "<script>alert('x')</script>\"><img src=x onerror=alert(1)> \u202Egnp.exe\u0000 & ]]> --> 😀";

  static final Rubric RUBRIC =
      RubricFile.parse(
          "sample.json",
          """
          {"title": "Bombs & walls <autumn>",
           "entries": [
             {"scenario": "scenario1/variant1", "seeds": "1..10", "points": 10, "goal": "escape"},
             {"scenario": "scenario1/variant2", "seeds": "1..10", "points": 15, "goal": "escape", "share": 0.9},
             {"scenario": "scenario2/variant1", "seeds": [7, 11, 13], "points": 20, "goal": "score >= 100",
              "partial": false, "share": 0.7},
             {"name": "a duel", "scenario": "duel/corridor", "seeds": "1..4", "points": 15, "goal": "survive"},
             {"name": "late one", "scenario": "scenario1/variant3", "seeds": "101..104", "points": 15,
              "goal": "escape", "share": 0.5, "visibility": "after_published"},
             {"name": "secret one", "scenario": "scenario2/variant5", "seeds": "987654321..987654325",
              "points": 25, "goal": "escape", "share": 0.6, "visibility": "hidden"}]}
          """,
          Optional.empty());

  private static final String LOG = (EVIL + " \u001b[31mred\u001b[0m\n").repeat(50);
  private static final List<String> NAMES =
      List.of(
          "Ada Lovelace",
          "Çelik, Ayşe",
          "Zoë van den Berg",
          "李小龙",
          "محمد علي",
          "O'Neill \"Bob\"",
          "an-extremely-long-name-without-any-space-that-would-not-fit-on-a-telephone-and-goes-on-and-on");
  private static final List<Verdict> REFUSALS =
      List.of(
          Verdict.REFUSED,
          Verdict.NO_AGENT,
          Verdict.DID_NOT_COMPILE,
          Verdict.CRASHED,
          Verdict.TIMED_OUT);

  private final Random random = new Random(6);

  private SampleClass() {}

  /** Makes the class. */
  static Grading make() {
    List<StudentResult> students = new ArrayList<>();
    SampleClass sample = new SampleClass();
    for (int i = 0; i < 60; i++) {
      students.add(sample.student(i));
    }
    return with(students);
  }

  /** A class of these students. */
  static Grading with(List<StudentResult> students) {
    return new Grading(
        RUBRIC,
        "0.1.0",
        students,
        List.of("Submissions could reach the network (" + EVIL + ")."),
        List.of("notes.txt: neither a folder nor an archive", EVIL));
  }

  /** A student of whom every text is hostile, alone in a class of which the same is true. */
  static Grading hostile(String name, String message) {
    StudentResult some = make().students().get(8);
    StudentResult one =
        new StudentResult(
            name,
            some.folder(),
            name,
            Optional.of(name),
            Optional.empty(),
            message,
            some.entries());
    return new Grading(RUBRIC, "0.1.0", List.of(one), List.of(message), List.of(message));
  }

  /** Writes the replays and logs. */
  static Grading shelve(Grading grading, Path out) {
    grading.students().stream()
        .flatMap(StudentResult::games)
        .forEach(
            game -> {
              game.replay().ifPresent(file -> put(out.resolve(file), "{}"));
              game.log().ifPresent(file -> put(out.resolve(file), LOG));
            });
    return grading;
  }

  /** The same class, in which every decision takes a little longer. */
  static Grading slower(Grading grading) {
    List<StudentResult> students = grading.students().stream().map(SampleClass::slower).toList();
    return new Grading(
        grading.rubric(), grading.version(), students, grading.unenforced(), grading.ignored());
  }

  private static StudentResult slower(StudentResult student) {
    List<EntryResult> entries = new ArrayList<>();
    for (EntryResult entry : student.entries()) {
      entries.add(
          new EntryResult(entry.entry(), entry.games().stream().map(SampleClass::slower).toList()));
    }
    return new StudentResult(
        student.name(),
        student.folder(),
        student.source(),
        student.agent(),
        student.refusal(),
        student.message(),
        entries);
  }

  private static GameResult slower(GameResult game) {
    Effort more = game.effort().plus(new Effort(0, 0, 0, 7_000_000, 950_000_000L));
    return new GameResult(
        game.round(),
        game.verdict(),
        game.reached(),
        game.score(),
        game.steps(),
        game.message(),
        game.replay(),
        game.log(),
        more);
  }

  private StudentResult student(int i) {
    String name = i < NAMES.size() ? NAMES.get(i) : i == 7 ? EVIL : "Student " + i;
    String folder = String.format("students/student-%02d", i);
    boolean refused = i >= 50 && i < 50 + REFUSALS.size();
    Optional<Verdict> refusal = refused ? Optional.of(REFUSALS.get(i - 50)) : Optional.empty();
    double skill = random.nextDouble() * 1.1;
    List<EntryResult> entries = new ArrayList<>();
    for (Entry entry : RUBRIC.entries()) {
      List<GameResult> games = new ArrayList<>();
      if (!refused) {
        entry.rounds().forEach(round -> games.add(game(entry, round, folder, skill, i)));
      }
      entries.add(new EntryResult(entry, games));
    }
    String message =
        refused
            ? "src/MyCharacter.java:12: error: ';' expected\n    List<String> x = a && b\n" + EVIL
            : "";
    Optional<String> agent =
        refused ? Optional.empty() : Optional.of(i == 7 ? EVIL : "MyCharacter");
    return new StudentResult(name, folder, name + ".zip", agent, refusal, message, entries);
  }

  private GameResult game(Entry entry, Round round, String folder, double skill, int student) {
    boolean good = random.nextDouble() < skill;
    Verdict verdict = good ? Verdict.ESCAPED : lost(student);
    String file = entry.name().replaceAll("\\W", "-") + "-" + round.seed() + "-" + round.rotation();
    Optional<String> replay = Optional.of(folder + "/replays/" + file + ".json");
    Optional<String> log =
        verdict.isFailure() ? Optional.of(folder + "/logs/" + file + ".txt") : Optional.empty();
    String message =
        verdict == Verdict.CRASHED
            ? "java.lang.ArrayIndexOutOfBoundsException: Index 7 out of bounds for length 7\n"
                + "\tat MyCharacter.act(MyCharacter.java:21)\n"
                + EVIL
            : "";
    long slowest = 1_000_000L + random.nextInt(900_000_000);
    Effort effort = new Effort(100, 5000, 120, slowest * 20, slowest);
    int score = good ? 5000 - random.nextInt(900) : random.nextInt(120) - 30;
    return new GameResult(
        round, verdict, good, score, 20 + random.nextInt(400), message, replay, log, effort);
  }

  /** Most students lose honestly; for some the code fails, each time in its own way. */
  private Verdict lost(int student) {
    List<Verdict> played = List.of(Verdict.values()).subList(1, Verdict.DID_NOT_COMPILE.ordinal());
    List<Verdict> honest = played.subList(0, Verdict.CRASHED.ordinal() - 1);
    List<Verdict> from = student % 4 == 0 ? played : honest;
    return from.get(random.nextInt(from.size()));
  }

  private static void put(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the pages into a folder, to be looked at. */
  public static void main(String[] folder) {
    Path out = Path.of(folder[0]);
    Explanations explanations =
        game ->
            Optional.of(
                "Killed by a bomb in step "
                    + game.steps()
                    + " at (3, 4); the last way out was in"
                    + " step "
                    + (game.steps() - 4)
                    + ": up, up, left. It went down instead.");
    Reports.write(shelve(make(), out), out, explanations);
  }
}
