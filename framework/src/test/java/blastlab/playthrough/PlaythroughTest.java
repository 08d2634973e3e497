package blastlab.playthrough;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.GameKind;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every scenario has a playthrough that people can read, and that still comes out the same. Where
 * one differs or is missing, what came out is left below {@code build/playthroughs}: read it, and
 * if the change is meant, copy it over and say why in the changelog.
 */
class PlaythroughTest {
  private static final Path KEPT = Path.of("src/test/resources/playthroughs");
  private static final Path PLAYED = Path.of("build/playthroughs");
  private static final ScenarioLibrary LIBRARY = new ScenarioLibrary();

  static List<String> scenarios() {
    return LIBRARY.names();
  }

  static List<String> ruleSets() {
    return GameKind.ALL.stream().map(GameKind::name).toList();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void comesOutTheSame(String name) throws IOException {
    String played = Playthrough.of(LIBRARY.find(name));
    Path copy = PLAYED.resolve(name + ".txt");
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, played);

    assertThat(KEPT.resolve(name + ".txt")).as("compare with " + copy).hasContent(played);
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyRuleSetHasOne(String rules) {
    assertThat(LIBRARY.names().stream().map(LIBRARY::find).map(Scenario::rules)).contains(rules);
  }

  @Test
  void noneIsLeftOver() throws IOException {
    try (Stream<Path> files = Files.walk(KEPT)) {
      List<String> kept =
          files
              .filter(Files::isRegularFile)
              .map(file -> KEPT.relativize(file).toString().replace('\\', '/'))
              .map(name -> name.replaceFirst("\\.txt$", ""))
              .toList();
      assertThat(scenarios()).containsAll(kept);
    }
  }
}
