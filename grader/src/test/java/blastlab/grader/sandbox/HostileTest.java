package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a submission tries, its own game ends with the right verdict and nothing else happens.
 */
class HostileTest {
  private static final String SECRET = "TOP-SECRET-" + System.nanoTime();
  private static Sandbox sandbox;

  @TempDir Path folder;

  @BeforeAll
  static void open() {
    sandbox = Sandbox.open();
  }

  @AfterAll
  static void close() {
    sandbox.close();
  }

  static Stream<String> names() {
    return HostileSubmissions.outcomes().keySet().stream();
  }

  @Test
  void thereAreManyAndTheTableHasThemAll() throws IOException {
    assertThat(HostileSubmissions.outcomes().keySet())
        .hasSizeGreaterThanOrEqualTo(30)
        .containsExactlyInAnyOrderElementsOf(HostileSubmissions.folders());
  }

  @ParameterizedTest
  @MethodSource("names")
  void getsItsVerdictAndTheNextSubmissionItsOwn(String name) {
    Outcome expected = HostileSubmissions.outcomes().get(name);

    List<Yard.Played> games = play(name, 2);

    for (Yard.Played game : games) {
      assertThat(game.outcome()).as(game.toString()).isEqualTo(expected);
      assertThat(game.printed().length()).isLessThan(5000);
      assertThat(game.printed()).doesNotContain("everything");
      assertThat(game.seat().score()).isLessThanOrEqualTo(0);
    }
  }

  // ---- what is tried is not achieved ----

  @Test
  void secretsAreNotFound() throws IOException {
    Path secret = Files.writeString(folder.resolve("rubric.json"), SECRET);
    Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));

    String printed = play("looks-for-secrets", 1).get(0).printed();

    assertThat(printed).contains("looked at some files");
    if (isCutOff()) {
      assertThat(printed).doesNotContain(SECRET);
    } else {
      assertThat(String.join("; ", sandbox.unenforced())).contains("can read");
    }
  }

  @Test
  void otherSubmissionsAreNotFound() {
    String printed = play("looks-for-other-submissions", 1).get(0).printed();

    if (sandbox.isComplete()) {
      assertThat(printed.lines())
          .contains("/blastlab/classes: Agent.class")
          .filteredOn(line -> line.startsWith("/blastlab: "))
          .allSatisfy(
              line ->
                  assertThat(line.substring("/blastlab: ".length()).split(" "))
                      .containsOnly("link", "classes.jsa", "classes", "framework.jar"));
    } else if (sandbox.changesUser()) {
      assertThat(printed).contains(sandbox.work() + ": closed");
    } else {
      assertThat(String.join("; ", sandbox.unenforced())).contains("can read and change all");
    }
  }

  @Test
  void theEnvironmentIsEmpty() {
    String printed = play("reads-the-environment", 1).get(0).printed();

    assertThat(printed)
        .contains("MALLOC_ARENA_MAX")
        .doesNotContain("HOME=", " PATH=", "{PATH=", "USER=");
  }

  @Test
  void thereIsNoProc() {
    String printed = play("reads-proc", 1).get(0).printed();

    if (sandbox.isComplete()) {
      assertThat(printed.lines()).allMatch(line -> line.endsWith(": closed"));
    } else {
      assertThat(printed).contains("/proc/1/environ: closed");
    }
  }

  @Test
  void nothingIsWrittenOutside() {
    String printed = play("writes-outside", 1).get(0).printed();

    assertThat(printed).contains("closed").doesNotContain("wrote to the");
    if (sandbox.isComplete()) {
      assertThat(printed).doesNotContain("wrote");
    }
  }

  @Test
  void aFullDiskIsItsOwn() {
    String printed = play("fills-tmp", 1).get(0).printed();

    if (sandbox.isComplete()) {
      assertThat(printed).contains("megabytes: 16.");
    } else {
      assertThat(String.join("; ", sandbox.unenforced())).contains("for each file only");
    }
  }

  @Test
  void nobodyIsCalled() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    HostileSubmissions.compile("calls-home", classes);
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Files.writeString(classes.resolve("port.txt"), String.valueOf(server.getLocalPort()));
      String printed =
          new Yard(sandbox).play("calls-home", Outcome.OUT_OF_TIME, classes, 1).get(0).printed();

      assertThat(printed).contains("refused");
      if (sandbox.isComplete()) {
        assertThat(printed).doesNotContain("connected");
      } else {
        assertThat(sandbox.unenforced()).contains("submissions can use the network");
      }
    }
  }

  @Test
  void theLineIsOpenOnce() {
    String printed = play("knocks-at-the-line", 1).get(0).printed();

    assertThat(printed).contains("refused").doesNotContain("connected");
  }

  @Test
  void staticsAreFreshInEachGame() {
    assertThat(play("keeps-statics", 2))
        .extracting(Yard.Played::printed)
        .containsExactly("decisions: 29\n", "decisions: 29\n");
  }

  private boolean isCutOff() {
    return sandbox.isComplete() || sandbox.changesUser();
  }

  private List<Yard.Played> play(String name, int games) {
    Path classes = folder.resolve(name);
    classes.toFile().mkdirs();
    HostileSubmissions.compile(name, classes);
    Outcome expected = HostileSubmissions.outcomes().get(name);
    return new Yard(sandbox).play(name, expected, classes, games);
  }
}
