package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.testing.GameTest;
import blastlab.testing.PlayedGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The A* agent goes the cheapest way, through walls where that is cheaper, and does not burn. */
class AStarCharacterTest {
  @ParameterizedTest
  @ValueSource(strings = {"scenario1/variant1", "scenario2/variant1"})
  void alwaysEscapesWhereThereAreNoMonsters(String scenario) {
    for (int seed = 1; seed <= 5; seed++) {
      GameTest.onScenario(scenario).seed(seed).play(new AStarCharacter()).escapes();
    }
  }

  @Test
  void bombsTheWallInItsWayAndKeepsOutOfTheBlast() {
    GameTest.onMap(
            """
            +------+
            |  W   |
            |C W  E|
            |  W   |
            +------+
            """)
        .play(new AStarCharacter())
        .placesBomb()
        .escapes();
  }

  @Test
  void goesRoundAWallWhereThatIsCheaperThanABomb() {
    GameTest.onMap(
            """
            +--------+
            |       C|
            | WWWWWWW|
            |       E|
            +--------+
            """)
        .play(new AStarCharacter())
        .placesNoBomb()
        .movesTo(0, 1)
        .escapes()
        .takesAtMost(15);
  }

  @Test
  void placesNoBombWhereItCouldNotGetAway() {
    GameTest.onMap(
            """
            +---+
            |CWE|
            +---+
            """)
        .play(new AStarCharacter())
        .endsAs(Outcome.OUT_OF_TIME)
        .placesNoBomb();
  }

  @Test
  void onlyKeepsOutOfBlastsWhereThereIsNoExit() {
    PlayedGame game =
        GameTest.onMap(
                """
                +---+
                | C |
                |   |
                |D  |
                +---+
                """)
            .steps(15)
            .play(new AStarCharacter(), new ScriptedCharacter(List.of(new Line(0, 0, 1))));

    game.survives().placesNoBomb().player(2).endsAs(Outcome.KILLED_BY_BOMB);
  }

  @Test
  void makesAWideBerthAroundAMonster() {
    int escaped = 0;
    for (int seed = 1; seed <= 10; seed++) {
      Result result =
          GameTest.onScenario("scenario1/variant2").seed(seed).play(new AStarCharacter()).result();
      escaped += result.seats().get(0).outcome().orElseThrow().isWin() ? 1 : 0;
    }

    assertThat(escaped).isGreaterThanOrEqualTo(8);
  }

  @Test
  void triesOutNothingButABomb() {
    assertThat(Decision.nextCalls("scenario1/variant4", new AStarCharacter())).isZero();
  }
}
