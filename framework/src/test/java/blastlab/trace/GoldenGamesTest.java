package blastlab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.GameKind;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recorded game comes out again, to the last character of its trace. */
class GoldenGamesTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final Map<String, Integer> RECORDED =
      Map.of("course", 40, "bomberda", 15, "arena", 15, "duel", 15, "rooms", 15);
  private static final ObjectMapper JSON = new ObjectMapper();

  static List<String> ruleSets() {
    return GameKind.ALL.stream().map(GameKind::name).toList();
  }

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER, 2)) {
      return files.filter(file -> FOLDER.equals(file.getParent().getParent())).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("ruleSets")
  void everyRuleSetHasAllItsRecordedGames(String rules) throws IOException {
    assertThat(RECORDED).containsKey(rules);
    assertThat(games().stream().filter(file -> file.getParent().endsWith(rules)))
        .hasSize(RECORDED.get(rules));
  }

  @Test
  void thereAreNoOthers() throws IOException {
    assertThat(ruleSets()).containsExactlyInAnyOrderElementsOf(RECORDED.keySet());
    assertThat(games()).hasSize(RECORDED.values().stream().mapToInt(Integer::intValue).sum());
  }

  @ParameterizedTest
  @MethodSource("games")
  void reproduces(Path game) throws IOException {
    String text = Files.readString(game);
    JsonNode recorded = JSON.readTree(text);

    JsonNode played = JSON.readTree(Trace.of(GameFile.read(game.toString(), text)).toString());

    assertThat(played.path("trace")).hasSameSizeAs(recorded.path("trace"));
    for (int step = 0; step < recorded.path("trace").size(); step++) {
      assertThat(played.path("trace").get(step)).isEqualTo(recorded.path("trace").get(step));
    }
    assertThat(played.path("end")).isEqualTo(recorded.path("end"));
  }
}
