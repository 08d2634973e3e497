package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.rules.rooms.RoomsSettings;
import blastlab.text.MapText;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Random boards of the rooms game. */
class RoomsBoardsTest {
  private static final int TRIES = 100;

  @Property(tries = TRIES)
  void aBoardHasWhatTheSettingsAskFor(
      @ForAll long seed,
      @ForAll @IntRange(min = 15, max = 30) int size,
      @ForAll @IntRange(min = 1, max = 3) int players,
      @ForAll @IntRange(max = 5) int choppers,
      @ForAll @IntRange(max = 60) int walls) {
    RoomsMap map = random(seed, size, players, choppers, walls);

    assertThat(map.size()).isEqualTo(size);
    assertThat(map.seats()).hasSize(players);
    assertThat(map.choppers()).hasSize(choppers);
    assertThat(map.destroyableWalls()).isEqualTo(walls);
    assertThat(map.perks()).isEmpty();
    assertThat(map.hiddenPerks()).isEmpty();
  }

  @Property(tries = TRIES)
  void wallsAreOnTheBorderAndWhereBothCoordinatesAreEven(
      @ForAll long seed, @ForAll @IntRange(min = 12, max = 24) int size) {
    List<List<Terrain>> rows = random(seed, size, 2, 1, 20).rows();

    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        boolean border = x == 0 || y == 0 || x == size - 1 || y == size - 1;
        boolean stone = border || (x % 2 == 0 && y % 2 == 0);
        assertThat(rows.get(y).get(x) == Terrain.STONE).isEqualTo(stone);
      }
    }
  }

  @Property(tries = TRIES)
  void everybodyStandsOnAFloorOfItsOwn(@ForAll long seed) {
    RoomsMap map = random(seed, 23, 5, 5, 52);
    Set<Cell> taken = new HashSet<>(map.seats());
    taken.addAll(map.choppers());

    assertThat(taken)
        .hasSize(10)
        .allMatch(at -> map.rows().get(at.y()).get(at.x()) == Terrain.FLOOR);
  }

  @Property(tries = TRIES)
  void noChopperStartsWithinThreeCellsOfAPlayer(@ForAll long seed) {
    RoomsMap map = random(seed, 23, 5, 5, 52);

    for (Cell chopper : map.choppers()) {
      for (Cell seat : map.seats()) {
        int columns = Math.abs(chopper.x() - seat.x());
        int rows = Math.abs(chopper.y() - seat.y());
        assertThat(Math.max(columns, rows)).isGreaterThan(3);
      }
    }
  }

  @Property(tries = TRIES)
  void theSameSeedMakesTheSameBoardAndCanBeWritten(@ForAll long seed) {
    RoomsMap map = random(seed, 23, 5, 5, 52);

    assertThat(random(seed, 23, 5, 5, 52)).isEqualTo(map);
    assertThat(RoomsMap.read(new MapText("m", map.write())).rows()).isEqualTo(map.rows());
  }

  @Test
  void anotherSeedMakesAnotherBoard() {
    assertThat(random(1, 23, 5, 5, 52)).isNotEqualTo(random(2, 23, 5, 5, 52));
  }

  @Test
  void moreThanThereIsRoomForIsRefused() {
    assertThat(random(1, 5, 2, 0, 6).destroyableWalls()).isEqualTo(6);
    assertRefused(5, 2, 0, 7, "settings.destroyable_walls: 7, expected at most 6: no more room");
    assertRefused(5, 9, 0, 0, "settings.players: 9, expected at most 8: no more room");
    assertRefused(5, 1, 1, 0, "settings.choppers: 1, expected at most 0: no more room");
  }

  private static void assertRefused(int size, int players, int choppers, int walls, String why) {
    assertThatThrownBy(() -> random(1, size, players, choppers, walls))
        .isInstanceOf(FieldException.class)
        .hasMessage(why);
  }

  private static RoomsMap random(long seed, int size, int players, int choppers, int walls) {
    RoomsSettings settings =
        new Settings<>(RoomsSettings.class)
            .read(
                Map.of(
                    "size",
                    size,
                    "players",
                    players,
                    "choppers",
                    choppers,
                    "destroyable_walls",
                    walls));
    return RoomsBoards.random(settings, new Random(seed));
  }
}
