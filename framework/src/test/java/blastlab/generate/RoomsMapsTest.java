package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Generated rooms. */
class RoomsMapsTest {
  @Test
  void thereAreWallsOnTheBorderAndWhereBothCoordinatesAreEven() {
    for (int seed = 1; seed <= 20; seed++) {
      RoomsMap map = map(seed, Map.of("size", 15, "destroyable_walls", 60));
      for (int y = 0; y < 15; y++) {
        for (int x = 0; x < 15; x++) {
          boolean isBorder = x == 0 || y == 0 || x == 14 || y == 14;
          boolean isPillar = x % 2 == 0 && y % 2 == 0;
          assertThat(map.rows().get(y).get(x) == Terrain.STONE).isEqualTo(isBorder || isPillar);
        }
      }
    }
  }

  @Test
  void noChopperStartsWithinThreeCellsOfAnybody() {
    for (int seed = 1; seed <= 40; seed++) {
      RoomsMap map = map(seed, Map.of("choppers", 12));

      assertThat(map.choppers()).hasSizeBetween(5, 12);
      for (Cell chopper : map.choppers()) {
        for (Cell seat : map.seats()) {
          int dx = Math.abs(chopper.x() - seat.x());
          int dy = Math.abs(chopper.y() - seat.y());
          assertThat(Math.max(dx, dy)).isGreaterThan(3);
        }
      }
    }
  }

  @Test
  void perksLieOpenOrInsideWallsAsAskedFor() {
    RoomsMap none = map(1, Map.of("hidden", 0, "open", 0));
    RoomsMap all = map(1, Map.of("hidden", 100, "open", 100));

    assertThat(none.perks()).isEmpty();
    assertThat(none.hiddenPerks()).isEmpty();
    assertThat(all.hiddenPerks()).hasSize(all.destroyableWalls()).isNotEmpty();
    assertThat(all.perks()).hasSizeGreaterThan(100);
  }

  @Test
  void anEvenSizeIsRefused() {
    assertThatThrownBy(() -> map(1, Map.of("size", 8)))
        .isInstanceOf(InputException.class)
        .hasMessage("size: 8, expected an odd number, for pillars that are symmetric");
  }

  @Test
  void moreThanFitIsRefused() {
    assertThatThrownBy(() -> map(1, Map.of("size", 9, "players", 2, "choppers", 99)))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("choppers: 99, expected at most \\d on this board");
    assertThatThrownBy(() -> map(1, Map.of("size", 5, "players", 16)))
        .isInstanceOf(InputException.class)
        .hasMessage("no map as asked for in 100 tries; expected a larger board or fewer players");
  }

  private static RoomsMap map(long seed, Map<String, Integer> settings) {
    return RoomsMap.read(new MapText("generated", Maps.make("rooms", seed, settings).text()));
  }
}
