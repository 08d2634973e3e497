package blastlab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.QLearnerCharacter;
import blastlab.loader.WeightsFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A training that is stopped from outside, as Ctrl-C does it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there Java can only kill, not interrupt")
class TrainingStopTest {
  @TempDir Path folder;

  @Test
  void whatWasLearntSoFarIsWrittenWholeAndItSaysHowToGoOn() throws Exception {
    Path file = folder.resolve("w.json");
    Process process = start(file);
    String last;
    try (BufferedReader err = process.errorReader(UTF_8)) {
      assertThat(err.readLine()).startsWith("50/1000000 games, ");
      process.toHandle().destroy(); // unlike the process's own method it leaves the stream open
      last = err.lines().collect(Collectors.joining("\n")).replaceAll("(?s).*\n", "");
    } finally {
      process.destroyForcibly();
    }

    int games = WeightsFile.read(file.toString(), QLearnerCharacter.class).games();
    assertThat(games).isBetween(50, 999_999);
    assertThat(last)
        .isEqualTo(
            String.format(
                "blastlab: stopped, what was learnt in %d games is in %s; go on with: blastlab"
                    + " train scenario1/variant1 --agent builtin:qlearner --from %s --out %s"
                    + " --games %d",
                games, file, file, file, 1_000_000 - games));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).as("nothing half-written").containsExactly(file);
    }
  }

  private static Process start(Path file) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "blastlab.cli.Main",
            "train",
            "scenario1/variant1",
            "--agent",
            "builtin:qlearner",
            "--out",
            file.toString(),
            "--games",
            "1000000");
    return new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
  }
}
