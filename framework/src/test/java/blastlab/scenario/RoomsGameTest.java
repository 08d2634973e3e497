package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.rules.rooms.RoomsSettings;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.Heading;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenarios of the rooms game, with a map and without. */
class RoomsGameTest {
  private static final String MAP = "☼☼☼☼☼\n☼♥&☺☼\n☼ ☼#☼\n☼♥*&☼\n☼☼☼☼☼\n";

  // ---- settings ----

  @Test
  void theSettingsAreUsuallyThoseOfTheText() {
    assertThat(new Settings<>(RoomsSettings.class).read(Map.of()))
        .isEqualTo(
            new RoomsSettings(
                23, 5, 5, 52, 200, 3, 5, 3, 25, 30, 1, 1, 10, 20, 5, 30, -30, 2, 30, 4, 30, 30, 3));
  }

  @Test
  void theRulesListThemAll() throws IOException {
    String rules = Files.readString(Path.of("..", "docs", "rules", "rooms.md"));

    for (Settings.Entry entry : new Settings<>(RoomsSettings.class).entries()) {
      assertThat(rules.replace('−', '-'))
          .contains(
              "| `%s` | %d | %d … %d | %s |\n"
                  .formatted(
                      entry.name(), entry.usual(), entry.least(), entry.most(), entry.meaning()));
    }
  }

  @Test
  void howLongPerksOfTheMapLieIsASetting() {
    String map = "☼☼☼☼☼\n☼♥&☺☼\n☼ ☼+☼\n☼♥ &☼\n☼☼☼☼☼\n";
    RealWorld world = start(scenario(Map.of("perk_ticks", 7), Optional.of(map), 3));

    assertThat(world.items()).containsExactly(new Item(Item.Kind.RADIUS, 3, 2, 7));
  }

  @ParameterizedTest
  @ValueSource(strings = {"size", "players", "choppers", "destroyable_walls"})
  void whatTheMapSetsIsNoSetting(String name) {
    assertRefused(
        scenario(Map.of(name, 5), Optional.of(MAP), 3),
        "settings." + name + ": expected none: the map sets it");
  }

  @ParameterizedTest
  @CsvSource({
    "size, 4, 5 to 99",
    "players, 0, 1 to 99",
    "choppers, -1, 0 to 999",
    "destroyable_walls, -1, 0 to 9999",
    "ticks, 0, 1 to 1000000",
    "bombs, -1, 0 to 999",
    "fuse, 0, 1 to 1000",
    "blast, -1, 0 to 99",
    "perk_chance, 101, 0 to 100",
    "perk_ticks, 0, 1 to 1000000",
    "respawns, 2, 0 to 1",
    "points_death, -10001, -10000 to 10000",
    "radius_bonus, 100, 0 to 99",
    "radius_ticks, 0, 1 to 1000000",
    "count_bonus, -1, 0 to 999",
    "count_ticks, 0, 1 to 1000000",
    "immune_ticks, 0, 1 to 1000000",
    "remote_uses, 1000, 0 to 999"
  })
  void whatIsOutOfRangeIsRefusedWithTheRange(String name, int value, String range) {
    assertRefused(
        scenario(Map.of(name, value), Optional.empty(), 5),
        "settings." + name + ": " + value + ", expected a whole number from " + range);
  }

  @Test
  void whatIsUnknownIsRefusedWithAHint() {
    assertRefused(
        scenario(Map.of("tick", 5), Optional.of(MAP), 3),
        "settings.tick: no setting 'tick'; did you mean 'ticks'?");
  }

  // ---- who plays ----

  @Test
  void theCharactersTakeTheSeatsOfTheMap() {
    RealWorld world = start(scenario(Map.of(), Optional.of(MAP), 3));

    assertThat(world.characters())
        .extracting(MovableEntity::toString)
        .containsExactly("p0 at (3,1)", "p1 at (1,1)", "p2 at (1,3)");
    assertThat(world.monsters())
        .extracting(MovableEntity::toString)
        .containsExactly("chopper1 at (2,1)", "chopper2 at (3,3)");
    assertThat(world.time()).isEqualTo(200);
    assertThat(world.scores()).isEqualTo(Map.of("p0", 0, "p1", 0, "p2", 0));
  }

  @Test
  void withoutAMapTheSettingsMakeTheRoom() {
    RealWorld world = start(scenario(Map.of("size", 15, "choppers", 2), Optional.empty(), 5));

    assertThat(world.width()).isEqualTo(15);
    assertThat(world.height()).isEqualTo(15);
    assertThat(world.monsters()).hasSize(2);
  }

  @Test
  void thereAreAsManyCharactersAsSeats() {
    assertRefused(
        scenario(Map.of(), Optional.of(MAP), 2), "characters: 2, expected 3 as on the map");
    assertRefused(
        scenario(Map.of(), Optional.empty(), 2), "characters: 2, expected 5 as 'players' is set");
    assertRefused(
        scenario(Map.of("players", 1), Optional.empty(), 5),
        "characters: 5, expected 1 as 'players' is set");
  }

  @Test
  void namesDifferAndHaveNoPlus() {
    Scenario scenario = scenario(Map.of(), Optional.of("☼☼☼☼\n☼☺♥☼\n☼  ☼\n☼☼☼☼\n"), 2);
    CharacterSpec first = scenario.characters().get(0);
    CharacterSpec plus = new CharacterSpec("a+b", 'B', Optional.empty());

    assertRefused(
        with(scenario, List.of(), List.of(first, plus)),
        "characters[1].name: 'a+b', expected a name without '+'");
    assertRefused(
        with(scenario, List.of(), List.of(first, first)),
        "characters[1]: p0 at (2,1) has the name of another, expected names that differ");
  }

  @Test
  void aMistakeInTheMapNamesItsPlace() {
    assertThatThrownBy(() -> start(scenario(Map.of(), Optional.of(MAP.replace('#', 'W')), 3)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("m.txt:3:4: 'W', expected '☼', '#', ");
  }

  // ---- choppers ----

  @Test
  void choppersMayHaveNamesAndScripts() {
    List<MonsterSpec> choppers =
        List.of(
            chopper("scripted", "it", null, List.of(new Heading(0, 1))),
            chopper("chopper", "that", null, List.of()));
    Game game = withChoppers(choppers).start(Seed.of(1));

    assertThat(game.world().monsters())
        .extracting(MovableEntity::name)
        .containsExactly("it", "that");
    assertThat(game.monsters()).hasSize(2);
  }

  @Test
  void choppersAreAsManyAsOnTheMapAndOfAKnownKind() {
    assertRefused(
        withChoppers(List.of(chopper("chopper", "it", null, List.of()))),
        "monsters: 1, expected 2 as there are choppers");
    assertChopperRefused(
        chopper("stupid", "it", null, List.of()),
        "monsters[0].kind: no kind 'stupid' of monsters; ");
    assertChopperRefused(
        chopper("chopper", "it", 1, List.of()),
        "monsters[0].range: 1, expected none for a chopper");
    assertChopperRefused(
        chopper("chopper", "it", null, List.of(new Heading(1, 0))),
        "monsters[0].script: expected none, or the kind 'scripted'");
    assertChopperRefused(
        chopper("scripted", "it", null, List.of(new Heading(1, 0), new Heading(1, 1))),
        "monsters[0].script[1]: a diagonal, expected one of four directions");
    assertChopperRefused(
        chopper("chopper", "a+b", null, List.of()),
        "monsters[0].name: 'a+b', expected a name without '+'");
  }

  private static void assertChopperRefused(MonsterSpec chopper, String message) {
    assertRefused(
        withChoppers(List.of(chopper, chopper("chopper", "that", null, List.of()))), message);
  }

  private static MonsterSpec chopper(
      String kind, String name, Integer range, List<Heading> script) {
    return new MonsterSpec(kind, name, '&', Optional.empty(), range, script);
  }

  private static Scenario withChoppers(List<MonsterSpec> choppers) {
    Scenario scenario = scenario(Map.of(), Optional.of(MAP), 3);
    return with(scenario, choppers, scenario.characters());
  }

  private static Scenario with(
      Scenario scenario, List<MonsterSpec> choppers, List<CharacterSpec> characters) {
    return new Scenario(
        scenario.name(),
        scenario.title(),
        scenario.rules(),
        scenario.settings(),
        scenario.map(),
        scenario.seed(),
        choppers,
        characters);
  }

  private static Scenario scenario(Map<String, Integer> settings, Optional<String> map, int count) {
    List<CharacterSpec> characters =
        Stream.iterate(0, i -> i + 1)
            .limit(count)
            .map(i -> new CharacterSpec("p" + i, (char) ('A' + i), Optional.empty()))
            .toList();
    return new Scenario(
        "s",
        "",
        "rooms",
        settings,
        map.map(text -> new MapText("m.txt", text)),
        Seed.of(1),
        List.of(),
        characters);
  }

  private static RealWorld start(Scenario scenario) {
    return scenario.start(scenario.seed()).world();
  }

  private static void assertRefused(Scenario scenario, String message) {
    assertThatThrownBy(() -> start(scenario))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("s: " + message);
  }
}
