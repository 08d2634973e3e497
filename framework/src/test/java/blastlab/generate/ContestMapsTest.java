package blastlab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.scenario.Game;
import blastlab.text.ArenaMap;
import blastlab.text.DuelMap;
import blastlab.text.MapText;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for all generated maps on which players meet. */
class ContestMapsTest {
  private static final int SEEDS = 30;

  @ParameterizedTest
  @ValueSource(strings = {"arena", "duel", "rooms"})
  void aMapReadsBackAsItIs(String rules) {
    for (GeneratedMap map : maps(rules, Map.of())) {
      assertThat(readAndWritten(map)).isEqualTo(map.text());
    }
  }

  private static String readAndWritten(GeneratedMap map) {
    MapText text = new MapText("generated", map.text());
    return switch (map.rules()) {
      case "arena" -> ArenaMap.read(text).write();
      case "duel" -> DuelMap.read(text).write();
      default -> RoomsMap.read(text).write();
    };
  }

  @ParameterizedTest
  @CsvSource({"arena,2", "arena,7", "arena,16", "duel,3", "duel,9", "rooms,1", "rooms,5"})
  void aMapStartsAsAGameWithAsManyPlayersAsAskedFor(String rules, int players) {
    for (GeneratedMap map : maps(rules, Map.of("players", players))) {
      Game game = Maps.game(map);

      assertThat(game.world().characters()).hasSize(players);
      assertThat(game.world().ending()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arena", "duel", "rooms"})
  void theSameSeedMakesTheSameMapAndAnotherSeedAnotherOne(String rules) {
    assertThat(maps(rules, Map.of()).stream().map(GeneratedMap::text))
        .doesNotHaveDuplicates()
        .isEqualTo(maps(rules, Map.of()).stream().map(GeneratedMap::text).toList());
  }

  // ---- symmetry ----

  @ParameterizedTest
  @CsvSource({
    "arena,13,11,2",
    "arena,13,11,4",
    "arena,12,12,4",
    "arena,13,13,8",
    "arena,16,16,8",
    "duel,13,11,2",
    "duel,10,8,4",
    "duel,12,12,4",
    "duel,15,15,8"
  })
  void aTurnOrAMirrorTakesEverybodyToEverybodysSeat(
      String rules, int width, int height, int players) {
    for (GeneratedMap map :
        maps(rules, Map.of("width", width, "height", height, "players", players))) {
      assertAllAlike(map);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8})
  void inRoomsToo(int players) {
    maps("rooms", Map.of("players", players, "open", 10)).forEach(ContestMapsTest::assertAllAlike);
  }

  private static void assertAllAlike(GeneratedMap map) {
    Picture picture = Picture.of(map);
    assertThat(picture.seatsLikeTheFirst()).as(map.text()).isEqualTo(map.characters().size());
  }

  @ParameterizedTest
  @CsvSource({"arena,3,4", "arena,6,4", "duel,3,4", "duel,9,4", "rooms,3,4", "rooms,5,8"})
  void withOtherNumbersTheBoardIsStillSymmetric(String rules, int players, int symmetries) {
    for (GeneratedMap map : maps(rules, Map.of("players", players))) {
      Picture picture = Picture.of(map).withoutSeats();

      assertThat(picture.symmetries()).as(map.text()).hasSizeGreaterThanOrEqualTo(symmetries);
    }
  }

  // ---- reach ----

  @ParameterizedTest
  @CsvSource({"arena,0", "arena,50", "duel,0", "duel,50"})
  void nothingButWallsThatNeverFallIsBetweenAnyTwoCellsForGood(String rules, int walls) {
    for (GeneratedMap map : maps(rules, Map.of("walls", walls, "players", 3))) {
      assertThat(Picture.of(map).partsWithoutDestroyableWalls()).as(map.text()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"arena,2,3,3", "arena,5,3,3", "duel,2,2,5", "duel,9,2,5"})
  void everybodyGetsEverywhereByBlasting(String rules, int players, int range, int fuse) {
    String bricks = rules.equals("arena") ? "rocks" : "boxes";
    for (GeneratedMap map : maps(rules, Map.of("players", players, "walls", 40, bricks, 90))) {
      MapText text = new MapText("generated", map.text());
      List<List<Terrain>> rows =
          rules.equals("arena") ? ArenaMap.read(text).rows() : DuelMap.read(text).rows();
      for (CharacterEntity player : Maps.game(map).world().characters()) {
        Demolition demolition = new Demolition(layout(rows), new Bombs(range, fuse));

        assertThat(demolition.stuck(new Cell(player.x(), player.y()))).as(map.text()).isEmpty();
      }
    }
  }

  // ---- settings ----

  @ParameterizedTest
  @CsvSource({"arena,rocks,%", "duel,boxes,X", "rooms,destroyable_walls,#"})
  void noneAreAskedForAndNoneAreThere(String rules, String setting, String symbol) {
    Map<String, Integer> settings = new TreeMap<>(Map.of(setting, 0));
    if (rules.equals("arena")) {
      settings.put("open", 0);
    }
    for (GeneratedMap map : maps(rules, settings)) {
      assertThat(String.join("", Maps.board(map))).doesNotContain(symbol).doesNotMatch("[A-Z*]");
    }
  }

  @ParameterizedTest
  @CsvSource({"arena,rocks,%", "duel,boxes,X", "rooms,destroyable_walls,#"})
  void withAllOfThemOnlyPlacesAndTheirWaysToFleeStayFree(
      String rules, String setting, String symbol) {
    Map<String, Integer> settings = new TreeMap<>(Map.of(setting, 100, "hidden", 0, "players", 2));
    settings.put("walls", 0);
    settings.put("choppers", 0);
    settings.keySet().retainAll(names(rules));
    for (GeneratedMap map : maps(rules, settings)) {
      int size = Maps.board(map).size() * Maps.board(map).get(0).length();
      String free = String.join("", Maps.board(map)).replaceAll("[#☼%X]", "");

      assertThat(free.length()).as(map.text()).isBetween(4, size / 5);
      assertThat(map.text()).contains(symbol);
    }
  }

  private static Layout layout(List<List<Terrain>> rows) {
    Layout layout = new Layout(rows.get(0).size(), rows.size());
    layout.cells().forEach(cell -> layout.set(cell, rows.get(cell.y()).get(cell.x())));
    return layout;
  }

  private static List<String> names(String rules) {
    return Maps.generator(rules).settings().entries().stream().map(e -> e.name()).toList();
  }

  private static List<GeneratedMap> maps(String rules, Map<String, Integer> settings) {
    List<GeneratedMap> maps = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      maps.add(Maps.make(rules, seed, settings));
    }
    return maps;
  }
}
