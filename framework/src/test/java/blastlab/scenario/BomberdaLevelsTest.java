package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.solve.Solver;
import blastlab.solve.Verdict;
import blastlab.text.BomberdaMap;
import blastlab.text.MapText;
import blastlab.world.SensedWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bomberda's levels are what their table says, and the solver proves it. */
class BomberdaLevelsTest {
  private static final ScenarioLibrary LIBRARY = new ScenarioLibrary(new Shelf(Optional.empty()));
  private static final Path TABLE = Path.of("../scenarios/bomberda/README.md");
  private static final Pattern ROW =
      Pattern.compile(
          "\\| \\[(\\d+)\\]\\(level\\1\\.json\\) \\| (.+) \\| (\\d+) "
              + "\\| \\[(.+)\\]\\(\\.\\./\\.\\./maps/(bomberda/\\1-\\4\\.txt)\\) \\|");

  /** A row of the table. */
  record Row(String level, String idea, int turns, String map) {}

  static List<Row> rows() throws IOException {
    return ROW.matcher(Files.readString(TABLE))
        .results()
        .map(r -> new Row(r.group(1), r.group(2), Integer.parseInt(r.group(3)), r.group(5)))
        .toList();
  }

  @Test
  void thereAreTwentyAndAllAreInTheTable() throws IOException {
    List<String> names =
        IntStream.rangeClosed(1, 20).mapToObj("bomberda/level%02d"::formatted).toList();

    assertThat(LIBRARY.names()).filteredOn(n -> n.startsWith("bomberda/")).isEqualTo(names);
    assertThat(rows()).extracting(row -> "bomberda/level" + row.level()).isEqualTo(names);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theTableHasTheIdeaTheMapAndTheFewestTurns(Row row) {
    Scenario scenario = LIBRARY.find("bomberda/level" + row.level());
    MapText map = LIBRARY.findMap(row.map());

    Verdict verdict = Solver.solve(SensedWorld.fromWorld(scenario.start(scenario.seed()).world()));

    assertThat(scenario.title()).isEqualTo(row.idea());
    assertThat(scenario.map()).contains(map);
    assertThat(verdict.turns()).hasSize(row.turns());
    assertThat(BomberdaMap.read(map).write()).isEqualTo(map.text());
  }

  @Test
  void noTwoAreAlike() throws IOException {
    Set<String> maps = new HashSet<>();
    for (Row row : rows()) {
      String map = LIBRARY.findMap(row.map()).text();
      assertThat(maps.add(map)).isTrue();
      assertThat(maps.add(new StringBuilder(map.strip()).reverse() + "\n")).isTrue();
    }
  }
}
