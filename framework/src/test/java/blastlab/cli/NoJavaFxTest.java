package blastlab.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who has no display pays nothing for the window: no class of JavaFX is loaded. */
class NoJavaFxTest {
  private static final Pattern LOADED = Pattern.compile("\\[class,load\\] (\\S+)");

  @ParameterizedTest
  @ValueSource(strings = {"--viewer console", "--viewer none", "--seed 1"})
  void aGameWithoutAWindowLoadsNoClassOfJavaFx(String options) throws Exception {
    String output = run("-Djava.awt.headless=true", "play scenario1/variant1 " + options);

    List<String> loaded = loaded(output);
    assertThat(loaded.contains("blastlab.match.Match")).isTrue();
    assertThat(loaded.stream().filter(name -> name.contains("javafx"))).isEmpty();
    assertThat(said(output)).contains("time left: ");
  }

  @Test
  void whereJavaFxCannotStartTheGameIsShownOnTheTerminal() throws Exception {
    String output = run("-Dglass.platform=Nowhere", "play scenario1/variant1");

    assertThat(loaded(output).contains("javafx.application.Platform")).isTrue();
    assertThat(said(output)).contains(", so the game is shown here\n").contains("time left: ");
  }

  private static List<String> loaded(String output) {
    return LOADED.matcher(output).results().map(found -> found.group(1)).toList();
  }

  private static String said(String output) {
    return output.lines().filter(line -> !line.contains("[class,load]")).collect(joining("\n"));
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
