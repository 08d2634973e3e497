package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.SeatedScenario;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.InputException;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be set in an arena and in a duel, and where. */
class ContestSettingsTest {
  @Test
  void aMapOfTheArenaCanSetWhatItsGameDoesNot() {
    assertThat(turns("arena", Map.of(), "1.2\n")).isEqualTo(200);
    assertThat(turns("arena", Map.of(), "turns 50\n1.2\n")).isEqualTo(50);
    assertThat(turns("arena", Map.of("bombs", 2), "turns 50\n1.2\n")).isEqualTo(50);
  }

  @Test
  void theSettingsOfAGameBeatThoseOfItsMap() {
    assertThat(turns("arena", Map.of("turns", 70), "turns 50\n1.2\n")).isEqualTo(70);
  }

  @Test
  void aDuelHasTurns() {
    assertThat(turns("duel", Map.of(), "1 2\n")).isEqualTo(200);
    assertThat(turns("duel", Map.of("turns", 7), "1 2\n")).isEqualTo(7);
  }

  @ParameterizedTest
  @CsvSource({
    "turns, 1, 1000000",
    "bombs, 0, 999",
    "range, 0, 999",
    "fuse, 1, 1000",
    "points_death, -100000, 100000",
    "points_per_rock, -100000, 100000",
    "points_per_new_square, -100000, 100000"
  })
  void outsideItsRangeASettingOfTheArenaIsRefused(String name, int least, int most) {
    assertThat(turns("arena", Map.of(name, least), "1.2\n")).isPositive();
    assertThat(turns("arena", Map.of(), name + " " + most + "\n1.2\n")).isPositive();
    String expected = ", expected a whole number from " + least + " to " + most;
    int column = name.length() + 2;
    for (int wrong : new int[] {least - 1, most + 1}) {
      assertRefused(
          "arena",
          Map.of(),
          name + " " + wrong + "\n1.2\n",
          "map.txt:1:" + column + ": " + name + " " + wrong + expected);
      assertRefused(
          "arena",
          Map.of(name, wrong),
          "1.2\n",
          "game: settings." + name + ": " + wrong + expected);
    }
  }

  @Test
  void anUnknownSettingIsRefusedWithTheValidOnes() {
    String hint =
        "; did you mean 'turns'? (valid: turns, bombs, range, fuse, points_death,"
            + " points_per_rock, points_per_new_square)";
    assertRefused(
        "arena", Map.of(), "fuse 2\nturn 5\n1.2\n", "map.txt:2:1: no setting 'turn'" + hint);
    assertRefused(
        "arena", Map.of("turn", 5), "1.2\n", "game: settings.turn: no setting 'turn'" + hint);
    assertRefused(
        "duel", Map.of("fuse", 5), "1 2\n", "game: settings.fuse: no setting 'fuse'; valid: turns");
  }

  @Test
  void aMapIsCheckedWithItsSettings() {
    GameKind arena = GameKind.named("arena");

    assertThat(arena.checkMap(new MapText("map.txt", "turns 5\nA coin 5\nB rock coin 5\n1AB2\n")))
        .isEqualTo("4x1, players: 2, rewards: 2");
    assertThatThrownBy(() -> arena.checkMap(new MapText("map.txt", "turns 0\n1\n")))
        .isInstanceOf(InputException.class)
        .hasMessage("map.txt:1:7: turns 0, expected a whole number from 1 to 1000000");
    assertThat(GameKind.named("duel").checkMap(new MapText("map.txt", "1 2\n#X3\n")))
        .isEqualTo("3x2, 3 players");
  }

  @ParameterizedTest
  @CsvSource({"arena, 1.2, an arena has no monsters", "duel, 1 2, a duel has no monsters"})
  void monstersAreRefused(String rules, String map, String reason) {
    MonsterSpec monster = new MonsterSpec("stupid", "m", 'M', 1, 0, null);
    Scenario calm = SeatedScenario.of(rules, Map.of(), map + "\n", "a", "b");
    Scenario scenario =
        new Scenario(
            "game",
            "",
            rules,
            Map.of(),
            calm.map(),
            calm.seed(),
            List.of(monster),
            calm.characters());

    assertThatThrownBy(() -> scenario.start(Seed.of(1)))
        .isInstanceOf(InputException.class)
        .hasMessage("game: monsters[0]: a monster, expected none: " + reason);
  }

  @ParameterizedTest
  @CsvSource({"arena, 1.2", "duel, 1 2"})
  void thereAreAsManyCharactersAsSeats(String rules, String map) {
    Scenario scenario = SeatedScenario.of(rules, Map.of(), map + "\n", "a", "b", "c");

    assertThatThrownBy(() -> scenario.start(Seed.of(1)))
        .isInstanceOf(InputException.class)
        .hasMessage("game: characters: 3, expected 2 as on the map");
  }

  @Test
  void theArenaJoinsNamesWithAPlusAndRefusesOneInThem() {
    Scenario scenario = SeatedScenario.of("arena", Map.of(), "1.2\n", "a", "b+c");

    assertThatThrownBy(() -> scenario.start(Seed.of(1)))
        .isInstanceOf(InputException.class)
        .hasMessage("game: characters[1].name: 'b+c', expected a name without '+'");
  }

  private static int turns(String rules, Map<String, Integer> settings, String map) {
    Scenario scenario = SeatedScenario.of(rules, settings, map, "a", "b");
    return scenario.start(Seed.of(1)).world().time();
  }

  private static void assertRefused(
      String rules, Map<String, Integer> settings, String map, String message) {
    assertThatThrownBy(() -> turns(rules, settings, map))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
