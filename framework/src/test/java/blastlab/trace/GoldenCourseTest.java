package blastlab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every recorded game comes out again, to the last character of its trace. */
class GoldenCourseTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden/course");
  private static final ObjectMapper JSON = new ObjectMapper();

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  @Test
  void allRecordedGamesAreThere() throws IOException {
    assertThat(games()).hasSize(40);
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
