package blastlab.grader.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.grader.journal.Header;
import blastlab.grader.journal.Journal;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.GradesReader;
import blastlab.grader.results.Grading;
import blastlab.grader.results.ResultFiles;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.rubric.RubricFile;
import blastlab.grader.submission.Submission;
import blastlab.grader.submission.SubmissionFolder;
import blastlab.grader.submission.Zip;
import blastlab.grader.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassRunTest {
  private static final Rubric RUBRIC =
      RubricFile.parse(
          "rubric.json",
          """
          {
            "title": "A small course",
            "entries": [
              {"scenario": "scenario1/variant1", "seeds": "1..3", "points": 6, "goal": "escape"},
              {"scenario": "scenario1/variant2", "seeds": [7, 5], "points": 4, "goal": "survive",
               "share": 0.5, "visibility": "hidden"},
              {"scenario": "last-man-standing/variant1", "seeds": "1", "points": 1, "goal": "win",
               "opponents": ["builtin:idle"]}
            ]
          }
          """,
          Optional.empty());

  @TempDir private Path folder;
  private final InProcessWorkshop workshop = new InProcessWorkshop();

  @BeforeEach
  void handIn() throws IOException {
    new Handout(folder.resolve("in"))
        .agent("ada", "move(1, 0);")
        .agent("bob", "throw new IllegalStateException(\"no idea\");")
        .agent("cyd", "nonsense")
        .file("dan/readme.txt", "no time")
        .file("eve/Talker.java", Handout.source("Talker", ""))
        .file("fay/Slow.java", Handout.source("Slow", ""))
        .file("gus/A.java", Handout.source("A", ""))
        .file("gus/B.java", Handout.source("B", ""))
        .file("hal/A.java", Handout.source("A", ""))
        .file("hal/B.java", Handout.source("B", ""))
        .file("hal/submission.json", "{\"agent\": \"B\"}")
        .zip("ivy.zip", new Zip().add("../../My.java", ""));
  }

  @Test
  void everySubmissionGetsItsVerdict() throws Exception {
    Grading grading = grade("out", 2, Integer.MAX_VALUE);

    var idle = Map.of(Verdict.KILLED_BY_MONSTER, 2, Verdict.OUT_OF_TIME, 3, Verdict.SURVIVED, 2);
    assertThat(verdicts(grading))
        .isEqualTo(
            Map.of(
                "ada", idle,
                "bob", Map.of(Verdict.CRASHED, 7),
                "cyd", Map.of(Verdict.DID_NOT_COMPILE, 1),
                "dan", Map.of(Verdict.NO_AGENT, 1),
                "eve", idle,
                "fay", Map.of(Verdict.TIMED_OUT, 7),
                "gus", Map.of(Verdict.NO_AGENT, 1),
                "hal", idle,
                "ivy", Map.of(Verdict.REFUSED, 1)));
    StudentResult bob = grading.students().get(1);
    assertThat(bob.games().map(GameResult::message)).allMatch(text -> text.contains("no idea"));
    assertThat(bob.points()).isEqualTo("0.00");
    assertThat(grading.students().get(7).agent()).contains("B");
    assertThat(folder.resolve("out/work")).doesNotExist();
  }

  @Test
  void whatIsPrintedIsKeptGameByGame() throws Exception {
    StudentResult eve = grade("out", 2, Integer.MAX_VALUE).students().get(4);

    assertThat(eve.games().map(game -> game.log().orElseThrow()))
        .hasSize(7)
        .doesNotHaveDuplicates()
        .contains("students/eve/logs/01-scenario1-variant1-seed-1.txt")
        .contains("students/eve/logs/03-last-man-standing-variant1-seed-1-rotate-1.txt")
        .allSatisfy(log -> assertThat(folder.resolve("out").resolve(log)).hasContent("hello"));
  }

  @Test
  void theResultsAreTheSameWithAnyNumberOfJobs() throws Exception {
    grade("one", 1, Integer.MAX_VALUE);
    grade("four", 4, Integer.MAX_VALUE);

    assertSameMarks("one", "four");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6, 34})
  void aRunThatWasStoppedIsGoneOnWithAsIfItHadNotBeen(int games) throws Exception {
    grade("whole", 2, Integer.MAX_VALUE);
    int sat = workshop.games();
    assertThatThrownBy(() -> grade("stopped", 2, games)).hasMessageContaining("stopped here");
    grade("stopped", 2, Integer.MAX_VALUE);
    int again = workshop.games() - sat;

    assertSameMarks("whole", "stopped");
    assertThat(Files.readAllLines(folder.resolve("stopped/journal.jsonl")))
        .hasSize(1 + 9 + 35)
        .doesNotHaveDuplicates();
    assertThat(again).isLessThanOrEqualTo(35 + 2); // those under way
  }

  @Test
  void whatIsDoneIsNotDoneAgain() throws Exception {
    grade("out", 2, Integer.MAX_VALUE);
    int sat = workshop.games();
    grade("out", 2, Integer.MAX_VALUE);

    assertThat(workshop.games()).isEqualTo(sat);
  }

  @Test
  void everyMarkIsConfirmedByTheReplaysAlone() throws Exception {
    grade("out", 2, Integer.MAX_VALUE);
    Path out = folder.resolve("out");

    Verification verification = Verification.of(GradesReader.read(out, RUBRIC), out);

    assertThat(verification.differences()).isEmpty();
    assertThat(verification.games()).isEqualTo(35);
  }

  @Test
  void aMarkThatIsNotThatOfItsReplayIsFound() throws Exception {
    grade("out", 2, Integer.MAX_VALUE);
    Path out = folder.resolve("out");
    Path json = out.resolve("grades.json");
    String marks = Files.readString(json);
    Files.writeString(json, marks.replaceFirst("\"OUT_OF_TIME\",", "\"SURVIVED\","));
    Path replays = out.resolve("students/bob/replays");
    Files.copy(
        replays.resolve("01-scenario1-variant1-seed-2.jsonl.gz"),
        replays.resolve("01-scenario1-variant1-seed-1.jsonl.gz"),
        StandardCopyOption.REPLACE_EXISTING);
    Files.delete(out.resolve("students/eve/replays/01-scenario1-variant1-seed-3.jsonl.gz"));
    Path csv = out.resolve("grades.csv");
    Files.writeString(csv, Files.readString(csv).replace("bob,0.00", "bob,9.00"));

    List<String> differences = Verification.of(GradesReader.read(out, RUBRIC), out).differences();

    assertThat(differences).hasSize(4);
    assertThat(differences.get(0))
        .startsWith("ada, scenario1/variant1 with seed 1: the marks say survived")
        .contains("played again it is out of time");
    assertThat(differences.get(1))
        .isEqualTo("bob, scenario1/variant1 with seed 1: a replay of another game");
    assertThat(differences.get(2)).contains("eve").contains("no such file");
    assertThat(differences.get(3)).isEqualTo("grades.csv: not the table of grades.json");
  }

  private void assertSameMarks(String one, String other) {
    for (String file : List.of("grades.csv", "grades.json", "students/bob/results.json")) {
      assertThat(folder.resolve(other).resolve(file))
          .hasSameBinaryContentAs(folder.resolve(one).resolve(file));
    }
  }

  private static Map<String, Map<Verdict, Integer>> verdicts(Grading grading) {
    return grading.students().stream()
        .collect(Collectors.toMap(StudentResult::name, StudentResult::verdicts));
  }

  /** Grades all, but fails after so many games. */
  private Grading grade(String out, int jobs, int games) throws InterruptedException {
    Path target = folder.resolve(out);
    OutFolder.prepare(target, true);
    SubmissionFolder submissions = SubmissionFolder.read(folder.resolve("in"));
    Map<String, String> prints = new LinkedHashMap<>();
    submissions.submissions().stream().map(Submission::name).forEach(s -> prints.put(s, s));
    Header header = new Header("grade", "1", "rubric", "none", prints);
    try (Journal journal = Journal.open(target, header)) {
      ClassRun run =
          new ClassRun(RUBRIC, submissions, workshop, journal, target, new StopAfter(games));
      run.run(jobs);
      ResultFiles.write(run.grading(), target);
      return run.grading();
    }
  }

  /** Breaks the run at a certain point. */
  private static final class StopAfter implements Progress {
    private int left;

    StopAfter(int games) {
      this.left = games;
    }

    @Override
    public synchronized void played(String student, GameResult game) {
      if (--left < 0) {
        throw new IllegalStateException("stopped here");
      }
    }
  }
}
