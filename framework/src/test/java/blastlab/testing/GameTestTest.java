package blastlab.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Outcome;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTestTest {
  private static final GameTest CORRIDOR =
      GameTest.onMap(
          """
          max_time 9
          bomb_time 1
          expl_duration 1
          expl_range 1
          +----+
          |C  E|
          +----+
          """);

  @Test
  void anAgentThatReachesTheExitEscapes() {
    CORRIDOR
        .play(walks(1, 0))
        .escapes()
        .survives()
        .visits(1, 0)
        .endsAt(3, 0)
        .placesNoBomb()
        .takesAtMost(4)
        .scoresAtLeast(-9 + 3 + 2 * 5);
  }

  @Test
  void aFailureShowsThePictureAndTheEvents() {
    assertThatThrownBy(() -> CORRIDOR.play(bombsItself()).escapes())
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            """
            expected ESCAPED, but after 4 steps: KILLED_BY_BOMB at (0,0), score -6
            +----+
            |*  E|
            +----+
            step 4: me's bomb killed its owner at (0,0)\
            """);
  }

  @Test
  void everyExpectationCanFail() {
    PlayedGame game = CORRIDOR.play(bombsItself());

    assertFails(game::survives, "expected the agent to survive");
    assertFails(() -> game.endsAs(Outcome.OUT_OF_TIME), "expected OUT_OF_TIME");
    assertFails(() -> game.endsAt(1, 0), "expected the agent at (1,0)");
    assertFails(() -> game.visits(1, 0), "expected the agent to come by (1,0)");
    assertFails(game::placesNoBomb, "expected no bomb of the agent");
    assertFails(() -> game.scoresAtLeast(-5), "expected a score of at least -5");
    assertFails(() -> game.takesAtMost(3), "expected at most 3 steps");
    assertFails(CORRIDOR.play(walks(1, 0))::placesBomb, "expected a bomb of the agent");
  }

  @Test
  void aCrashIsTheCauseOfTheFailure() {
    CharacterEntity crashes =
        new CharacterEntity() {
          @Override
          public void act(SensedWorld world) {
            throw new IllegalStateException("out of ideas");
          }
        };

    assertThatThrownBy(() -> CORRIDOR.play(crashes).escapes())
        .hasMessageStartingWith("expected ESCAPED, but after 1 steps: CRASHED")
        .hasRootCauseMessage("out of ideas");
  }

  @Test
  void lettersPlaceMonstersAndOthersAndParametersHaveDefaults() {
    PlayedGame game =
        GameTest.onMap(
                """
                +-----+
                |C W S|
                |W W W|
                |O W P|
                |  W W|
                |  W A|
                +-----+
                """)
            .steps(1)
            .play(new IdleCharacter());

    game.survives().takesAtMost(1);
    assertThatPicture(
        game,
        """
        +-----+
        |C W S|
        |W W W|
        |O W P|
        |  W W|
        |  W A|
        +-----+
        """);
    assertThat(game.world().time()).isEqualTo(199);
  }

  @Test
  void theAgentMustBeOnTheMapOnce() {
    assertThatThrownBy(() -> GameTest.onMap("+-+\n| |\n+-+\n"))
        .hasMessage("0 times C in the map, expected it once: it is where the agent starts");
  }

  @Test
  void aWrongMapSaysWhere() {
    assertThatThrownBy(() -> GameTest.onMap("+--+\n|C?|\n+--+\n").play(new IdleCharacter()))
        .isInstanceOf(InputException.class)
        .hasMessage("map:6:3: '?', expected ' ', 'W' or 'E'");
  }

  @Test
  void scenariosCanBePlayedToo() {
    GameTest.onScenario("scenario1/variant1").seed(5).steps(3).play(walks(1, 1)).endsAt(2, 2);
  }

  private static CharacterEntity walks(int dx, int dy) {
    return new ScriptedCharacter(List.of(new Line(dx, dy, 0)));
  }

  private static CharacterEntity bombsItself() {
    return new ScriptedCharacter(List.of(new Line(0, 0, 1)));
  }

  private static void assertFails(Runnable expectation, String message) {
    assertThatThrownBy(expectation::run)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(message);
  }

  private static void assertThatPicture(PlayedGame game, String picture) {
    assertThat(game.world()).hasToString(picture);
  }
}
