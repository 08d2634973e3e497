package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.monsters.SelfPreservingMonster;
import blastlab.monsters.StupidMonster;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.CourseMap;
import blastlab.world.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scenarios that come with Blastlab are as the rules list them. */
class PackedScenariosTest {
  private static final ScenarioLibrary LIBRARY = new ScenarioLibrary(new Shelf(Optional.empty()));
  private static final MonsterSpec STUPID = new MonsterSpec("stupid", "stupid", 'S', 3, 9, null);
  private static final MonsterSpec AGGRESSIVE =
      new MonsterSpec("selfpreserving", "aggressive", 'A', 3, 13, 2);

  static List<String> names() {
    return LIBRARY.names();
  }

  @Test
  void allTwelveOfTheCourseAreThere() {
    assertThat(names())
        .filteredOn(name -> LIBRARY.find(name).rules().equals("course"))
        .containsExactly(
            "last-man-standing/variant1",
            "last-man-standing/variant2",
            "scenario1/variant1",
            "scenario1/variant2",
            "scenario1/variant3",
            "scenario1/variant4",
            "scenario1/variant5",
            "scenario2/variant1",
            "scenario2/variant2",
            "scenario2/variant3",
            "scenario2/variant4",
            "scenario2/variant5");
  }

  @ParameterizedTest
  @MethodSource("names")
  void startsAndHasATitle(String name) {
    Scenario scenario = LIBRARY.find(name);

    assertThat(scenario.title()).isNotBlank();
    assertThat(scenario.start(scenario.seed()).world().ending()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"scenario1, 0-3, 4-7", "scenario2, 0-7, 0-7"})
  void theMapsAreEightByNineteenWithFourRowsOfWalls(String group, String odd, String even) {
    CourseMap map = CourseMap.read(LIBRARY.find(group + "/variant1").requireMap());

    assertThat(map.maxTime()).isEqualTo(5000);
    assertThat(map.bombTime()).isEqualTo(10);
    assertThat(map.explosionDuration()).isEqualTo(2);
    assertThat(map.explosionRange()).isEqualTo(4);
    assertThat(map.width()).isEqualTo(8);
    assertThat(map.height()).isEqualTo(19);
    assertThat(map.exit()).contains(new Cell(7, 18));
    List<Cell> expected = new ArrayList<>();
    expected.addAll(walls(3, odd));
    expected.addAll(walls(7, even));
    expected.addAll(walls(11, odd));
    expected.addAll(walls(15, even));
    assertThat(walls(map)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scenario1", "scenario2"})
  void theVariantsHaveTheirMonsters(String group) {
    assertThat(monsters(group, 1)).isEmpty();
    assertThat(monsters(group, 2)).containsExactly(STUPID);
    assertThat(monsters(group, 3))
        .containsExactly(new MonsterSpec("selfpreserving", "selfpreserving", 'S', 3, 9, 1));
    assertThat(monsters(group, 4)).containsExactly(AGGRESSIVE);
    assertThat(monsters(group, 5))
        .containsExactly(new MonsterSpec("stupid", "stupid", 'S', 3, 5, null), AGGRESSIVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"scenario1", "scenario2"})
  void allVariantsOfAGroupHaveOneMapOneCharacterAndOneSeed(String group) {
    for (int variant = 1; variant <= 5; variant++) {
      Scenario scenario = LIBRARY.find(group + "/variant" + variant);
      assertThat(scenario.rules()).isEqualTo("course");
      assertThat(scenario.map()).isEqualTo(LIBRARY.find(group + "/variant1").map());
      assertThat(scenario.characters()).containsExactly(new CharacterSpec("me", 'C', 0, 0));
      assertThat(scenario.seed()).isEqualTo(Seed.of(123));
    }
  }

  @Test
  void theKindsOfMonstersHaveTheirMinds() {
    Scenario scenario = LIBRARY.find("scenario1/variant5");

    assertThat(scenario.start(Seed.of(1)).monsters())
        .hasExactlyElementsOfTypes(StupidMonster.class, SelfPreservingMonster.class);
  }

  @Test
  void theLastManStandingHasTwoOrFourCharactersAndNoExit() {
    Scenario two = LIBRARY.find("last-man-standing/variant1");
    Scenario four = LIBRARY.find("last-man-standing/variant2");

    assertThat(two.characters()).hasSize(2);
    assertThat(four.characters()).hasSize(4);
    assertThat(CourseMap.read(two.requireMap()).exit()).isEmpty();
    assertThat(CourseMap.read(four.requireMap()).exit()).isEmpty();
  }

  private static List<MonsterSpec> monsters(String group, int variant) {
    return LIBRARY.find(group + "/variant" + variant).monsters();
  }

  private static List<Cell> walls(int row, String columns) {
    List<Cell> walls = new ArrayList<>();
    for (int x = columns.charAt(0) - '0'; x <= columns.charAt(2) - '0'; x++) {
      walls.add(new Cell(x, row));
    }
    return walls;
  }

  private static List<Cell> walls(CourseMap map) {
    List<Cell> walls = new ArrayList<>();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        if (map.rows().get(y).get(x).blocking()) {
          walls.add(new Cell(x, y));
        }
      }
    }
    return walls;
  }
}
