package blastlab.grader.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.grader.results.GradesReader;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.RubricFile;
import blastlab.grader.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sixty submissions, graded as an instructor would: with the command, in processes of its own. */
class AcceptanceTest {
  private static final Path VERDICTS = Path.of("src/test/submissions/verdicts.txt");
  private static final Path RUBRIC = Path.of("src/test/submissions/rubric.json").toAbsolutePath();
  private static final int LINES_BEFORE_THE_KILL = 40;
  private static final int MINUTES = 10;

  @TempDir private Path folder;

  @Test
  void sixtySubmissionsGetTheirVerdictsTwiceAlikeAlsoWithAKillInTheMiddle() throws Exception {
    Handouts.make(folder.resolve("in"));

    Process killed = grade("killed", "--jobs", "3");
    while (lines("killed") < LINES_BEFORE_THE_KILL && killed.isAlive()) {
      Thread.sleep(20);
    }
    killed.destroyForcibly().waitFor();
    assertThat(folder.resolve("killed/grades.json")).doesNotExist();
    assertEnds(grade("killed", "--jobs", "3", "--resume"), 0);
    assertEnds(grade("whole", "--jobs", "2"), 0);

    Grading grading =
        GradesReader.read(folder.resolve("whole"), RubricFile.find(RUBRIC.toString()));
    assertThat(verdicts(grading)).isEqualTo(expected());
    assertThat(grading.students()).hasSize(60);
    for (String file : List.of("grades.csv", "grades.json")) {
      assertThat(folder.resolve("killed").resolve(file))
          .hasSameBinaryContentAs(folder.resolve("whole").resolve(file));
    }
    assertThat(Files.readAllLines(folder.resolve("killed/journal.jsonl")))
        .hasSameSizeAs(Files.readAllLines(folder.resolve("whole/journal.jsonl")));
    String killedResults = folder.resolve("killed").toString();
    assertEnds(start("grade", "--verify", killedResults, "--rubric", RUBRIC.toString()), 0);
  }

  private long lines(String out) throws IOException {
    Path journal = folder.resolve(out).resolve("journal.jsonl");
    return Files.exists(journal) ? Files.readString(journal).lines().count() : 0;
  }

  /** The verdicts of each student, told in a line each as in the file. */
  private static Map<String, String> verdicts(Grading grading) {
    Map<String, String> verdicts = new TreeMap<>();
    for (StudentResult student : grading.students()) {
      List<String> words = new ArrayList<>();
      student.refusal().map(Verdict::name).ifPresent(words::add);
      student.games().map(game -> game.verdict().name()).distinct().forEach(words::add);
      verdicts.put(student.name().replace("\n", "\\n"), String.join(" ", words));
    }
    return verdicts;
  }

  private static Map<String, String> expected() throws IOException {
    Map<String, String> expected = new TreeMap<>();
    for (String line : Files.readAllLines(VERDICTS)) {
      if (!line.startsWith("#")) {
        String[] parts = line.split(" : ", 2);
        expected.put(parts[0].strip(), parts[1].strip());
      }
    }
    return expected;
  }

  // ---- the command ----

  private Process grade(String out, String... more) throws IOException {
    List<String> words = new ArrayList<>(List.of("grade", "--rubric", RUBRIC.toString()));
    words.addAll(List.of("--submissions", folder.resolve("in").toString()));
    words.addAll(List.of("--out", folder.resolve(out).toString()));
    words.addAll(List.of(more));
    return start(words.toArray(String[]::new));
  }

  private Process start(String... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "blastlab.cli.Main"));
    command.addAll(List.of(words));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8"); // the names of files are no ASCII
    return builder.redirectOutput(folder.resolve("log.txt").toFile()).start();
  }

  private void assertEnds(Process process, int code) throws Exception {
    assertThat(process.waitFor(MINUTES, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("log.txt"))).isEqualTo(code);
  }
}
