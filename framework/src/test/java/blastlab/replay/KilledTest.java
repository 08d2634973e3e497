package blastlab.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program that is killed in the middle of a game leaves a replay up to its last step. */
class KilledTest {
  private static final int STEPS = 20;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"game.jsonl", "game.jsonl.gz"})
  void leavesAReplayUpToItsLastStep(String name) throws Exception {
    Path file = folder.resolve(name);
    Process game =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "blastlab.cli.Main",
                "play",
                "scenario1/variant3",
                "--agent",
                "builtin:random",
                "--delay",
                "20",
                "--record",
                file.toString())
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    try {
      while (game.isAlive() && stepsIn(file) < STEPS) {
        Thread.sleep(50);
      }
    } finally {
      game.destroyForcibly().waitFor();
    }

    ReplayFile replay = ReplayFile.read(file.toString());

    assertThat(replay.end()).as("the game was still under way").isEmpty();
    assertThat(replay.steps()).hasSizeGreaterThanOrEqualTo(STEPS);
    assertThat(Rerun.of(replay).difference()).isEmpty();
  }

  private static int stepsIn(Path file) throws Exception {
    return Files.exists(file) && Files.size(file) > 1000
        ? ReplayFile.read(file.toString()).steps().size()
        : 0;
  }
}
