package blastlab.grader.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class GradeCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void handIn() throws IOException {
    Path ada = Files.createDirectories(folder.resolve("in/ada"));
    Files.writeString(ada.resolve("readme.txt"), "no time");
  }

  @Test
  void gradesASubmissionThatCanNotPlay() throws IOException {
    assertRuns(0, "--rubric", "course", "--submissions", in(), "--out", out());

    assertThat(folder.resolve("out/grades.csv")).content().contains("ada,0.00,100.00,NO_AGENT");
    assertThat(folder.resolve("out/index.html")).exists();
    assertThat(folder.resolve("out/students/ada/results.json"))
        .content()
        .contains("no agent")
        .contains("\"max_score\" : 10.00");
  }

  @Test
  void resultsAreNotOverwrittenButGoneOnWith() {
    assertRuns(0, "--rubric", "course", "--submissions", in(), "--out", out());

    String again = assertRuns(2, "--rubric", "course", "--submissions", in(), "--out", out());
    assertThat(again).contains("holds results already; go on with them by --resume");
    assertRuns(0, "--rubric", "course", "--submissions", in(), "--out", out(), "--resume");
    String other =
        assertRuns(2, "--rubric", "practice", "--submissions", in(), "--out", out(), "--resume");
    assertThat(other).contains("it was begun with another rubric");
  }

  @Test
  void aFolderThatHoldsSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("out"));
    Files.writeString(folder.resolve("out/thesis.txt"), "all my work");

    String error = assertRuns(2, "--rubric", "course", "--submissions", in(), "--out", out());

    assertThat(error).contains("holds something else, expected a new or empty folder");
    assertThat(folder.resolve("out")).isDirectoryContaining("glob:**/thesis.txt");
    assertThat(assertRuns(2, "--self", in() + "/ada", "--out", out())).contains("something else");
  }

  @Test
  void aReportOfOnesOwnIsReplaced() {
    assertRuns(0, "--self", in() + "/ada", "--out", out());
    assertRuns(0, "--self", in() + "/ada", "--out", out());

    assertThat(folder.resolve("out/index.html")).exists();
  }

  @Test
  void whatIsMissingIsTold() {
    assertThat(assertRuns(2)).contains("missing: --rubric FILE, --submissions DIR and --out DIR");
    assertThat(assertRuns(2, "--self", "x", "--submissions", "y")).contains("--self goes without");
    assertThat(assertRuns(2, "--self", "nowhere")).contains("nowhere: no such folder");
    assertThat(assertRuns(2, "--verify", "nowhere")).contains("nowhere");
  }

  private String in() {
    return folder.resolve("in").toString();
  }

  private String out() {
    return folder.resolve("out").toString();
  }

  /** Runs the command, expects its exit code, and gives all that it has printed. */
  private static String assertRuns(int exitCode, String... args) {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text, true);
    int code =
        new CommandLine(new GradeCommand())
            .setOut(writer)
            .setErr(writer)
            .setExecutionExceptionHandler(
                (e, command, parsed) -> {
                  writer.println(e.getMessage());
                  return 2;
                })
            .execute(args);
    assertThat(code).as(text.toString()).isEqualTo(exitCode);
    return text.toString();
  }
}
