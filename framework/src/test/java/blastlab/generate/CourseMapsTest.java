package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.AStarCharacter;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Thinking;
import blastlab.scenario.Game;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.Cell;
import blastlab.world.MonsterEntity;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated maps of the course game. */
class CourseMapsTest {
  static Stream<Map<String, Integer>> settings() {
    return Stream.of(
        Map.of(),
        Map.of("walls", 50),
        Map.of("walls", 0, "barriers", 8),
        Map.of("walls", 90, "width", 6, "height", 9, "barriers", 0),
        Map.of("width", 3, "walls", 40),
        Map.of("bomb_time", 2, "expl_range", 2, "expl_duration", 1));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void aloneACharacterEscapes(Map<String, Integer> settings) {
    for (int seed = 1; seed <= 20; seed++) {
      GeneratedMap map = Maps.make("course", seed, settings);

      assertThat(played(Maps.game(map))).as(map.text()).isEqualTo(Outcome.ESCAPED);
    }
  }

  private static Outcome played(Game game) {
    List<Supplier<AStarCharacter>> agents = List.of(AStarCharacter::new);
    return new Match(game, agents, Thinking.unlimited(), Match.NO_CAP, new MatchListener() {})
        .play()
        .seats()
        .get(0)
        .outcome()
        .orElseThrow();
  }

  @Test
  void theStartIsFreeAndTheExitInTheLastRow() {
    for (int seed = 1; seed <= 200; seed++) {
      CourseMap map = map(seed, Map.of("walls", 60));

      assertThat(map.rows().get(0).get(0)).isEqualTo(Terrain.FLOOR);
      assertThat(map.exit().map(Cell::y)).contains(map.height() - 1);
    }
  }

  @Test
  void aMapReadsBackAsItIsWithWhatWasSet() {
    GeneratedMap made =
        Maps.make(
            "course",
            5,
            Map.of("width", 9, "height", 12, "max_time", 700, "bomb_time", 4, "expl_range", 3));
    CourseMap map = CourseMap.read(new MapText("generated", made.text()));

    assertThat(map.write()).isEqualTo(made.text());
    assertThat(List.of(map.width(), map.height())).containsExactly(9, 12);
    assertThat(List.of(map.maxTime(), map.bombTime(), map.explosionRange()))
        .containsExactly(700, 4, 3);
    assertThat(map.explosionDuration()).isEqualTo(2);
  }

  @Test
  void barriersAreRowsOfWallsWithRoomBetweenThem() {
    for (int seed = 1; seed <= 50; seed++) {
      CourseMap map = map(seed, Map.of("walls", 0, "barriers", 5));
      List<Integer> walled =
          Stream.iterate(0, y -> y + 1)
              .limit(map.height())
              .filter(y -> map.rows().get(y).stream().allMatch(Terrain.BRICK::equals))
              .toList();

      assertThat(walled).hasSize(5).doesNotContain(0, 1, map.height() - 1);
      assertThat(walled).noneMatch(y -> walled.contains(y + 1));
    }
  }

  @Test
  void aScenarioHasItsMonstersAwayFromTheStart() {
    for (int seed = 1; seed <= 20; seed++) {
      Game game = Maps.game(Maps.make("course", seed, Map.of("monsters", 3)));

      assertThat(game.world().monsters())
          .extracting(MonsterEntity::name)
          .containsExactly("stupid1", "aggressive1", "stupid2");
      assertThat(game.world().monsters()).allMatch(m -> Math.max(m.x(), m.y()) > 4);
    }
  }

  @Test
  void whatCannotBeIsRefused() {
    assertRefused(
        Map.of("barriers", 9, "height", 19), "barriers: 9, expected at most 8 in 19 rows");
    assertRefused(
        Map.of("max_time", 10),
        "no map as asked for in 200 tries; expected fewer walls, a longer bomb_time, a smaller"
            + " expl_range or a longer max_time");
    assertRefused(
        Map.of("width", 3, "height", 3, "barriers", 0, "monsters", 1),
        "monsters: 1, expected at most 0 on this map");
    assertRefused(Map.of("width", 2), "width: 2, expected a whole number from 3 to 100");
    assertRefused(Map.of("with", 8), "with: no setting 'with'; did you mean 'width'?");
  }

  private static void assertRefused(Map<String, Integer> settings, String message) {
    assertThatThrownBy(() -> Maps.make("course", 1, settings))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(message);
  }

  private static CourseMap map(long seed, Map<String, Integer> settings) {
    return CourseMap.read(new MapText("generated", Maps.make("course", seed, settings).text()));
  }
}
