package blastlab.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.agents.IdleCharacter;
import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Outcome;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What can be expected of a game, and what is said when it did not happen. */
class PlayedGameTest {
  private static final String CORRIDOR =
      """
      +----+
      |C  E|
      +----+
      """;

  /** It dies in its own blast, in the step after the bomb has ticked ten times. */
  private static final String DEAD_END =
      """
      +---+
      |CWE|
      +---+
      """;

  private static CharacterEntity script(Line... lines) {
    return new ScriptedCharacter(List.of(lines));
  }

  private static PlayedGame runEast() {
    return GameTest.onMap(CORRIDOR).play(script(new Line(1, 0, 0)));
  }

  private static PlayedGame bombItself() {
    return GameTest.onMap(DEAD_END).play(script(new Line(0, 0, 1)));
  }

  private static PlayedGame stayFor(int steps) {
    return GameTest.onMap(CORRIDOR).steps(steps).play(new IdleCharacter());
  }

  private static void assertFails(Runnable expectation, String message) {
    assertThatThrownBy(expectation::run)
        .isInstanceOf(AssertionError.class)
        .hasNoCause()
        .hasMessage(message);
  }

  @Test
  void everythingThatIsTrueOfAnEscape() {
    PlayedGame game = runEast();

    assertThatCode(
            () ->
                game.escapes()
                    .survives()
                    .survives(100)
                    .endsAs(Outcome.ESCAPED)
                    .movesTo(0, 0)
                    .movesTo(2, 0)
                    .scores(-500 + 3 + 2 * 496)
                    .scoresAtLeast(495)
                    .sees(Event.Type.CHARACTER_FOUND_EXIT))
        .doesNotThrowAnyException();
    assertThat(game.events()).hasSize(1);
  }

  @Test
  void aFailureShowsTheWorldAtItsEndAndTheEvents() {
    assertFails(
        () -> bombItself().escapes(),
        """
        expected C to escape, but it ended as KILLED_BY_BOMB in step 13 (seed 123)
        +---+
        |*WE|
        +---+
        step 13: C's bomb killed its owner at (0,0)\
        """);
  }

  @Test
  void aFailureOfAGameThatWasStopped() {
    assertFails(
        () -> stayFor(5).escapes(),
        """
        expected C to escape, but it was at (0,0) after 5 steps (seed 123)
        +----+
        |C  E|
        +----+
        nothing happened\
        """);
  }

  @Test
  void whatACrashedAgentThrewIsTheCause() {
    CharacterEntity divider =
        new CharacterEntity() {
          @Override
          public void act(SensedWorld world) {
            move(1 / x(), 0);
          }
        };

    assertThatThrownBy(() -> GameTest.onMap(CORRIDOR).seed(5).play(divider).survives())
        .isInstanceOf(AssertionError.class)
        .hasCauseInstanceOf(ArithmeticException.class)
        .hasMessage(
            """
            expected C to survive, but it ended as CRASHED with java.lang.ArithmeticException: /\
             by zero in step 1 (seed 5)
            +----+
            |C  E|
            +----+
            nothing happened\
            """);
  }

  @Test
  void survivalIsCountedInSteps() {
    assertThatCode(() -> bombItself().survives(12)).doesNotThrowAnyException();
    assertThatThrownBy(() -> bombItself().survives(13))
        .hasMessageStartingWith("expected C to survive 13 steps, but it ended as KILLED_BY_BOMB");
    assertThatThrownBy(() -> stayFor(5).survives(6))
        .hasMessageStartingWith("expected C to survive 6 steps, but it was at (0,0) after 5 steps");
  }

  @Test
  void everyUnmetExpectationSaysWhatItWasAndHowItWas() {
    assertThatThrownBy(() -> runEast().endsAs(Outcome.CRASHED))
        .hasMessageStartingWith("expected C to end as CRASHED, but it ended as ESCAPED in step 4");
    assertThatThrownBy(() -> runEast().movesTo(0, 7))
        .hasMessageStartingWith(
            "expected C to move to (0,7) (it went (0,0) (1,0) (2,0) (3,0)), but it ended as");
    assertThatThrownBy(() -> runEast().standsAt(3, 0))
        .hasMessageStartingWith("expected C to stand at (3,0), but it ended as ESCAPED");
    assertThatThrownBy(() -> runEast().placesBomb())
        .hasMessageStartingWith("expected C to place a bomb, but it");
    assertThatThrownBy(() -> bombItself().placesBomb(1, 0))
        .hasMessageStartingWith("expected C to place a bomb at (1,0) (it placed: (0,0)), but it");
    assertThatThrownBy(() -> runEast().placesBomb(1, 0))
        .hasMessageStartingWith("expected C to place a bomb at (1,0) (it placed: none), but it");
    assertThatThrownBy(() -> runEast().scores(1))
        .hasMessageStartingWith("expected C to score 1 (it scored 495), but it");
    assertThatThrownBy(() -> runEast().scoresAtLeast(496))
        .hasMessageStartingWith("expected C to score at least 496 (it scored 495), but it");
    assertThatThrownBy(() -> runEast().sees(Event.Type.BOMB_HIT_WALL))
        .hasMessageStartingWith("expected C to see BOMB_HIT_WALL, but it");
  }

  @Test
  void expectationsCanBeAboutAnotherCharacter() {
    PlayedGame game =
        GameTest.onMap(
                """
                +----+
                |CD E|
                +----+
                """)
            .steps(20)
            .play(new IdleCharacter(), script(new Line(1, 0, 1)));

    game.player(2).escapes().placesBomb(1, 0);
    assertThatThrownBy(() -> game.player(2).survives().player(1).survives())
        .hasMessageContaining("expected C to survive, but it ended as KILLED_BY_BOMB");
    assertThatThrownBy(() -> game.player(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no player 3, expected 1..2");
  }
}
