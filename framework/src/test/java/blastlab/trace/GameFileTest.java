package blastlab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Game files, right ones and wrong ones. */
class GameFileTest {
  private static final String MAP =
      "max_time 5\\nbomb_time 1\\nexpl_duration 1\\nexpl_range 1\\n+--+\\n|  |\\n+--+\\n";
  private static final String RIGHT =
      "{\"map\": \""
          + MAP
          + "\", \"characters\": [{\"name\": \"a\", \"x\": 1, \"y\": 0,"
          + " \"script\": [[1, 0, 2], [-1, 1, 0]]}], \"id\": 7, \"trace\": []}";

  @Test
  void whatIsLeftOutHasItsDefault() {
    GameFile game = GameFile.read("g.json", RIGHT);

    assertThat(game.scenario().rules()).isEqualTo("course");
    assertThat(game.scenario().seed()).isEqualTo(Seed.of(0));
    assertThat(game.scenario().monsters()).isEmpty();
    assertThat(game.scenario().characters()).containsExactly(new CharacterSpec("a", 'C', 1, 0));
    assertThat(game.scripts()).containsExactly(List.of(new Line(1, 0, 2), new Line(-1, 1, 0)));
    assertThat(game.cap()).isEqualTo(Match.NO_CAP);
  }

  @Test
  void whatIsThereCounts() {
    GameFile game =
        GameFile.read(
            "g.json",
            RIGHT.replace("\"id\"", "\"seed\": -12, \"cap\": 3, \"rules\": null, \"id\""));

    assertThat(game.scenario().seed()).isEqualTo(Seed.of(-12));
    assertThat(game.cap()).isEqualTo(3);
    assertThat(game.scenario().rules()).isEqualTo("course");
  }

  @Test
  void mistakesAreToldWithTheirPath() {
    assertRefused(
        text -> text.replace("\"x\": 1, ", ""), "g.json: characters[0]: the field 'x' is missing");
    assertRefused(
        text -> text.replace("[1, 0, 2]", "[1, 0]"),
        "g.json: characters[0].script[0]: 2 numbers, expected [dx, dy, bomb]");
    assertRefused(
        text -> text.replace("[1, 0, 2]", "[1, 0, true]"),
        "g.json: characters[0].script[0][2]: true, expected a whole number");
    assertRefused(
        text -> text.replace("\"id\"", "\"cap\": -1, \"id\""),
        "g.json: cap: -1, expected null or a number from 0 on");
    assertRefused(text -> "{}", "g.json: the field 'characters' is missing");
  }

  @Test
  void aMistakeInTheMapIsToldWithItsPlaceThere() {
    GameFile game = GameFile.read("g.json", RIGHT.replace("bomb_time 1", "bomb_time 0"));

    assertThatThrownBy(() -> Trace.of(game))
        .isInstanceOf(InputException.class)
        .hasMessage("g.json: map:2:11: '0', expected a whole number from 1 to 999999999");
  }

  @Test
  void aSetUpThatCannotBeIsToldWithItsPath() {
    GameFile game = GameFile.read("g.json", RIGHT.replace("\"x\": 1", "\"x\": 2"));

    assertThatThrownBy(() -> Trace.of(game))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "g.json: characters[0]: a at (2,0) is outside the world, expected x 0..1, y 0..0");
  }

  private static void assertRefused(UnaryOperator<String> change, String message) {
    String changed = change.apply(RIGHT);
    assertThat(changed).isNotEqualTo(RIGHT);
    assertThatThrownBy(() -> GameFile.read("g.json", changed))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
