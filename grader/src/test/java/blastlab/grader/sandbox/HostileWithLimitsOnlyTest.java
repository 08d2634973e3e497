package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.match.Outcome;
import blastlab.text.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Without bubblewrap verdicts stay right, and it is said what is not enforced. */
class HostileWithLimitsOnlyTest {
  private static Sandbox sandbox;

  @TempDir Path folder;

  @BeforeAll
  static void open() {
    sandbox = Sandbox.withoutBubblewrap();
  }

  @AfterAll
  static void close() {
    sandbox.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "loops-in-act",
        "exits",
        "halts",
        "bombs-with-forks",
        "bombs-with-threads",
        "fills-the-heap",
        "prints-gigabytes",
        "answers-early",
        "works-between-decisions"
      })
  void getsItsVerdict(String name) throws IOException {
    Outcome expected = HostileSubmissions.outcomes().get(name);

    Yard.Played game = play(name, expected);

    assertThat(game.outcome()).as(game.toString()).isEqualTo(expected);
    assertThat(game.printed().length()).isLessThan(5000);
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void itIsSaidWhatIsNotEnforced() {
    assertThat(sandbox.isComplete()).isFalse();
    assertThat(sandbox.unenforced())
        .contains("submissions can use the network")
        .anyMatch(sentence -> sentence.startsWith("there is no sandbox, as bubblewrap"))
        .anyMatch(sentence -> sentence.startsWith("submissions can read"));
  }

  @Test
  void privateFilesStayPrivateWhereSubmissionsRunAsOtherUsers() throws IOException {
    Path secret = Files.writeString(folder.resolve("rubric.json"), "TOP-SECRET");
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));

    String printed = play("looks-for-secrets", Outcome.OUT_OF_TIME).printed();

    assertThat(printed).contains("looked at some files");
    if (sandbox.changesUser()) {
      assertThat(printed).doesNotContain(secret.toString());
    } else {
      assertThat(String.join("; ", sandbox.unenforced())).contains("can read and change all");
    }
  }

  @Test
  void theGraderIsNotKilledWhereSubmissionsRunAsOtherUsers() throws IOException {
    if (sandbox.changesUser()) {
      assertThat(play("kills-its-parent", Outcome.OUT_OF_TIME).outcome())
          .isEqualTo(Outcome.OUT_OF_TIME);
    } else {
      assertThat(sandbox.unenforced()).contains("submissions can see and end your other processes");
    }
  }

  @Test
  void whoeverRequiresASandboxGetsOneOrIsToldWhyNot() {
    try (Sandbox best = Sandbox.open()) {
      if (best.isComplete()) {
        try (Sandbox required = Sandbox.required()) {
          assertThat(required.unenforced()).isEmpty();
        }
      } else {
        assertThatThrownBy(Sandbox::required)
            .isInstanceOf(InputException.class)
            .hasMessageContaining("--require-sandbox: there is no sandbox");
      }
    }
  }

  private Yard.Played play(String name, Outcome expected) throws IOException {
    Path classes = Files.createDirectories(folder.resolve(name));
    HostileSubmissions.compile(name, classes);
    return new Yard(sandbox).play(name, expected, classes, 1).get(0);
  }
}
