package blastlab.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.text.InputException;
import blastlab.text.MapText;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Scenario files, right ones and wrong ones. */
class ScenarioFileTest {
  private static final String MAP =
      """
      max_time 30
      bomb_time 2
      expl_duration 1
      expl_range 2
      +----+
      |   W|
      |   E|
      +----+
      """;

  private static final String RIGHT =
      """
      {
        "title": "A test",
        "rules": "course",
        "map": "small.txt",
        "seed": 12345678901234567890,
        "monsters": [
          {"kind": "selfpreserving", "name": "it", "avatar": "M", "x": 2, "y": 0, "range": 1}
        ],
        "characters": [
          {"name": "me", "avatar": "C", "x": 0, "y": 0},
          {"name": "you", "avatar": "D", "x": 0, "y": 1}
        ]
      }
      """;

  // ---- right ones ----

  @Test
  void aRightOneIsReadWhole() {
    Scenario scenario = read(RIGHT);

    assertThat(scenario.name()).isEqualTo("test");
    assertThat(scenario.title()).isEqualTo("A test");
    assertThat(scenario.rules()).isEqualTo("course");
    assertThat(scenario.seed()).hasToString("12345678901234567890");
    assertThat(scenario.settings()).isEmpty();
    assertThat(scenario.monsters())
        .containsExactly(new Scenario.MonsterSpec("selfpreserving", "it", 'M', 2, 0, 1));
    assertThat(scenario.characters())
        .containsExactly(
            new Scenario.CharacterSpec("me", 'C', 0, 0),
            new Scenario.CharacterSpec("you", 'D', 0, 1));
    assertThat(scenario.start(Seed.of(1)).world()).hasToString("+----+\n|C MW|\n|D  E|\n+----+\n");
  }

  @Test
  void monstersAndSettingsMayBeLeftOut() {
    String text = RIGHT.replaceFirst("(?s)\"monsters\": \\[.*?\\],", "");

    assertThat(read(text).monsters()).isEmpty();
  }

  @Test
  void aFileMayHaveComments() {
    assertThat(read("// for a test\n" + RIGHT)).isEqualTo(read(RIGHT));
  }

  // ---- wrong fields ----

  @Test
  void anUnknownFieldIsRefusedWithItsPathAndTheNearestName() {
    assertRefused(
        text -> text.replace("\"seed\"", "\"sed\""),
        "test.json: unknown field 'sed'; did you mean 'seed'?"
            + " (valid: title, rules, settings, map, seed, monsters, characters, opening)");
    assertRefused(
        text -> text.replace("\"avatar\": \"D\"", "\"avtar\": \"D\""),
        "test.json: characters[1]: unknown field 'avtar'; did you mean 'avatar'?"
            + " (valid: name, avatar, x, y)");
    assertRefused(
        text -> text.replace("\"range\"", "\"colour\""),
        "test.json: monsters[0]: unknown field 'colour'; valid: kind, name, avatar, x, y, range,"
            + " script");
  }

  @Test
  void aMissingFieldIsRefused() {
    assertRefused(
        text -> text.replace("\"title\": \"A test\",", ""),
        "test.json: the field 'title' is missing");
    assertRefused(
        text -> text.replace("\"name\": \"you\", ", ""),
        "test.json: characters[1]: the field 'name' is missing");
    assertRefused(
        text -> text.replace(", \"x\": 0, \"y\": 1", ", \"y\": 1"),
        "test.json: characters[1]: the field 'x' is missing");
    assertRefused(
        text -> text.replace("\"kind\": \"selfpreserving\", ", ""),
        "test.json: monsters[0]: the field 'kind' is missing");
  }

  @Test
  void aFieldOfTheWrongTypeIsRefused() {
    assertRefused(
        text -> text.replace("\"x\": 2", "\"x\": \"2\""),
        "test.json: monsters[0].x: '2', expected a whole number");
    assertRefused(
        text -> text.replace("\"A test\"", "null"),
        "test.json: title: null, expected a text in quotes");
    assertRefused(
        text -> text.replaceFirst("(?s)\"characters\": \\[.*\\]", "\"characters\": {}"),
        "test.json: characters: an object, expected a list in [ ]");
    assertRefused(
        text -> text.replaceFirst("(?s)\"characters\": \\[.*\\]", "\"characters\": [null]"),
        "test.json: characters[0]: null, expected an object in { }");
    assertRefused(
        text -> text.replace("\"seed\"", "\"settings\": {\"turns\": []}, \"seed\""),
        "test.json: settings.turns: a list, expected a whole number");
  }

  @Test
  void aBadAvatarIsRefused() {
    assertRefused(
        text -> text.replace("\"avatar\": \"C\"", "\"avatar\": \"CD\""),
        "test.json: characters[0].avatar: 'CD',"
            + " expected one visible ASCII character such as \"C\"");
    assertRefused(
        text -> text.replace("\"avatar\": \"M\"", "\"avatar\": \"\""),
        "test.json: monsters[0].avatar: '', expected one visible ASCII character such as \"C\"");
  }

  // ---- wrong values ----

  @Test
  void aScenarioNeedsACharacter() {
    assertRefused(
        text -> text.replaceFirst("(?s)\"characters\": \\[.*\\]", "\"characters\": []"),
        "test.json: characters: none, expected at least one");
  }

  @Test
  void unknownRulesAreRefused() {
    assertRefused(
        text -> text.replace("\"course\"", "\"curse\""),
        "test.json: rules: no rule set 'curse'; did you mean 'course'? (valid: course, bomberda,"
            + " arena, duel, rooms)");
  }

  @Test
  void theCourseGameHasNoSettings() {
    assertRefused(
        text -> text.replace("\"seed\"", "\"settings\": {\"turns\": 5}, \"seed\""),
        "test.json: settings.turns: unknown, expected none: the map of a course game sets"
            + " everything");
  }

  @Test
  void anUnknownKindOfMonsterIsRefused() {
    assertRefused(
        text -> text.replace("selfpreserving", "selfpreservin"),
        "test.json: monsters[0].kind: no kind 'selfpreservin' of monsters;"
            + " did you mean 'selfpreserving'? (valid: stupid, selfpreserving)");
  }

  @Test
  void theRangeBelongsToSelfPreservingMonsters() {
    assertRefused(
        text -> text.replace("selfpreserving", "stupid"),
        "test.json: monsters[0].range: 1, expected none for a stupid monster");
    assertRefused(
        text -> text.replace(", \"range\": 1", ""),
        "test.json: monsters[0].range: null, expected a whole number from 0 on");
    assertRefused(
        text -> text.replace("\"range\": 1", "\"range\": -1"),
        "test.json: monsters[0].range: -1, expected a whole number from 0 on");
  }

  @Test
  void aSetUpThatCannotBeIsRefused() {
    assertRefused(
        text -> text.replace("\"you\"", "\"me\""),
        "test.json: characters[1]: me at (0,1) has the name of another,"
            + " expected names that differ");
    assertRefused(
        text -> text.replace("\"it\"", "\"you\""),
        "test.json: monsters[0]: you at (2,0) has the name of another,"
            + " expected names that differ");
    assertRefused(
        text -> text.replace("\"x\": 2", "\"x\": 4"),
        "test.json: monsters[0]: it at (4,0) is outside the world, expected x 0..3, y 0..1");
    assertRefused(
        text -> text.replace("\"x\": 2", "\"x\": 3"),
        "test.json: monsters[0]: it at (3,0) is in a wall, expected a free cell");
    assertRefused(
        text -> text.replace("\"x\": 0, \"y\": 1", "\"x\": 3, \"y\": 1"),
        "test.json: characters[1]: you at (3,1) is on the exit, expected another cell");
    assertRefused(
        text -> text.replace("\"x\": 2", "\"x\": 0"),
        "test.json: monsters[0]: it at (0,0) is on the cell of me,"
            + " expected monsters and characters apart");
  }

  @Test
  void aWrongMapIsToldWithThePlaceInTheMap() {
    assertThatThrownBy(
            () ->
                ScenarioFile.read(
                    "test", "test.json", RIGHT, name -> new MapText(name, "max_time 0\n")))
        .isInstanceOf(InputException.class)
        .hasMessage("small.txt:1:10: '0', expected a whole number from 1 to 999999999");
  }

  private static Scenario read(String text) {
    return ScenarioFile.read("test", "test.json", text, name -> new MapText(name, MAP));
  }

  private static void assertRefused(UnaryOperator<String> change, String message) {
    String changed = change.apply(RIGHT);
    assertThat(changed).isNotEqualTo(RIGHT);
    assertThatThrownBy(() -> read(changed)).isInstanceOf(InputException.class).hasMessage(message);
  }
}
