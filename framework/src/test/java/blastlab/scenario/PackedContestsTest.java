package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.text.ArenaMap;
import blastlab.world.CharacterEntity;
import blastlab.world.Glyphs;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import blastlab.world.Terrain;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The arenas and duels that come with Blastlab can be played, and are fair. */
class PackedContestsTest {
  private static final ScenarioLibrary LIBRARY = new ScenarioLibrary();
  private static final int ARENA_FUSE = 3;
  private static final int DUEL_FUSE = 5;

  static List<String> names() {
    return Stream.of("arena", "duel")
        .flatMap(group -> LIBRARY.findAll(group).stream())
        .map(Scenario::name)
        .toList();
  }

  static List<Scenario> arenas() {
    return LIBRARY.findAll("arena");
  }

  @ParameterizedTest
  @CsvSource({
    "arena/bridge, 2, 1",
    "arena/fork, 3, 2",
    "arena/pinwheel, 4, 1",
    "arena/chambers, 6, 2",
    "arena/snowflake, 8, 1",
    "duel/corridor, 2, 1",
    "duel/fork, 3, 2",
    "duel/classic, 4, 2",
    "duel/crossroads, 5, 2",
    "duel/chambers, 6, 2"
  })
  void seatsAreEqualAsFarAsTheirNumberAllows(String name, int players, int kindsOfSeats) {
    Scenario scenario = LIBRARY.find(name);

    assertThat(names()).hasSize(10).contains(name);
    assertThat(scenario.rules()).isEqualTo(name.substring(0, name.indexOf('/')));
    assertThat(scenario.characters()).hasSize(players);
    assertThat(Symmetry.of(scenario.requireMap()).kindsOfSeats()).isEqualTo(kindsOfSeats);
  }

  @ParameterizedTest
  @MethodSource("names")
  void everybodyCanReachEverybodyOnceRocksAndBoxesAreGone(String name) {
    RealWorld world = start(name);
    CharacterEntity first = world.characters().get(0);
    Ways ways = new Ways(world, cell -> cell != Terrain.STONE);

    assertThat(world.characters())
        .allMatch(c -> ways.steps(first.x(), first.y(), c.x(), c.y()).isPresent());
  }

  @ParameterizedTest
  @MethodSource("names")
  void nobodyIsCaughtByABombOnItsOwnSeat(String name) {
    RealWorld world = start(name);
    int fuse = world.rules().equals("arena") ? ARENA_FUSE : DUEL_FUSE;
    Ways ways = new Ways(world, cell -> !cell.blocking());

    for (CharacterEntity c : world.characters()) {
      assertThat(ways.within(c.x(), c.y(), fuse))
          .as("the ways out of %s's seat", c.name())
          .anyMatch(cell -> cell.x() != c.x() && cell.y() != c.y());
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void picturesAreReadable(String name) {
    RealWorld world = start(name);
    List<Character> avatars = world.cast().stream().map(MovableEntity::avatar).toList();
    List<Character> glyphs = world.glyphs().legend().stream().map(Glyphs.Entry::symbol).toList();

    assertThat(avatars).doesNotHaveDuplicates().allMatch(a -> a >= 'A' && a <= 'Z');
    assertThat(avatars).doesNotContainAnyElementsOf(glyphs);
    assertThat(world.cast()).allMatch(c -> Character.toUpperCase(c.name().charAt(0)) == c.avatar());
  }

  @ParameterizedTest
  @MethodSource("arenas")
  void anArenaHasRocksCoinsPowerUpsAndSecrets(Scenario arena) {
    ArenaMap map = ArenaMap.read(arena.requireMap());

    assertThat(map.rows()).anyMatch(row -> row.contains(Terrain.BRICK));
    assertThat(map.open()).anyMatch(item -> item.kind() == Item.Kind.COIN);
    assertThat(map.hidden()).isNotEmpty();
    assertThat(Stream.concat(map.open().stream(), map.hidden().stream()))
        .anyMatch(item -> item.kind() != Item.Kind.COIN);
  }

  private static RealWorld start(String name) {
    return LIBRARY.find(name).start(Seed.of(1)).world();
  }
}
