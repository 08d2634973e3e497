package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who has no display pays nothing for the window: no class of JavaFX is loaded. */
class NoJavaFxTest {
  @ParameterizedTest
  @ValueSource(strings = {"--viewer console", "--viewer none", "--seed 1"})
  void aGameWithoutAWindowLoadsNoClassOfJavaFx(String options) throws Exception {
    String output = run("-Djava.awt.headless=true", "play scenario1/variant1 --delay 0 " + options);

    assertThat(output).contains("blastlab.match.Match ").doesNotContain("javafx");
    assertThat(output).contains("time left: ");
  }

  @Test
  void whereJavaFxCannotStartTheGameIsShownOnTheTerminal() throws Exception {
    String output = run("-Dglass.platform=Nowhere", "play scenario1/variant1 --delay 0");

    assertThat(output).contains(" javafx.application.Platform ");
    assertThat(output).contains(", so the game is shown here\n").contains("time left: ");
  }

  /** What Java says about the classes that it loads for a command, and what that prints. */
  private static String run(String option, String line) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                option,
                "-cp",
                System.getProperty("java.class.path"),
                "blastlab.cli.Main"));
    command.addAll(List.of(line.split(" ", -1)));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("DISPLAY", ":0");
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
