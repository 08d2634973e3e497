package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A grader that is killed leaves no submission running. */
class KilledGraderTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"bubblewrap", "limits"})
  void takesItsSubmissionsWithIt(String kind) throws IOException, InterruptedException {
    HostileSubmissions.compile("loops-in-act", Files.createDirectories(folder));
    Process grader =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Grader.class.getName(),
                kind,
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader said = grader.inputReader(StandardCharsets.UTF_8)) {
      assertThat(said.readLine()).isEqualTo("playing");
    }
    List<ProcessHandle> submissions = grader.descendants().toList();
    assertThat(submissions).isNotEmpty();

    grader.destroyForcibly().waitFor(); // kill -9

    for (ProcessHandle submission : submissions) {
      submission.onExit().orTimeout(1, TimeUnit.MINUTES).join();
      assertThat(submission.isAlive()).isFalse();
    }
  }

  /** A grader that waits for a submission that never answers. */
  static final class Grader {
    private Grader() {}

    public static void main(String[] args) {
      Sandbox sandbox = args[0].equals("limits") ? Sandbox.withoutBubblewrap() : Sandbox.open();
      Allowance patient = Yard.allowance(Outcome.OUT_OF_TIME, "anybody");
      try (Contestant contestant = Contestant.open(sandbox, patient, Path.of(args[1]), "Agent")) {
        Chair chair = contestant.sit();
        Thread game = new Thread(() -> Yard.play(chair));
        game.start();
        System.out.println("playing");
        game.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
