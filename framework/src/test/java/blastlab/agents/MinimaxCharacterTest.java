package blastlab.agents;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Outcome;
import blastlab.search.Budget;
import blastlab.testing.GameTest;
import blastlab.testing.PlayedGame;
import blastlab.world.CharacterEntity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The minimax agent catches who can be caught, lives on, and thinks no more than it may. */
class MinimaxCharacterTest {
  private static final String DUEL = "last-man-standing/variant1";

  private static CharacterEntity minimax(long nextCalls) {
    return new MinimaxCharacter(Budget.ofNextCalls(nextCalls));
  }

  // ---- tactics ----

  @Test
  void closesTheWayOutWithABomb() {
    GameTest.onMap(
            """
            max_time 50
            bomb_time 1
            expl_duration 1
            expl_range 4
            +------+
            |D C   |
            |WWW   |
            |WWW   |
            +------+
            """)
        .play(minimax(500), new WalkerCharacter())
        .placesBomb(2, 0)
        .endsAs(Outcome.SURVIVED)
        .takesAtMost(4)
        .player(2)
        .endsAs(Outcome.KILLED_BY_BOMB);
  }

  @Test
  void goesOutOfTheWayOfABlast() {
    GameTest.onMap(
            """
            +----+
            | C D|
            |    |
            +----+
            """)
        .steps(20)
        .play(minimax(200), new ScriptedCharacter(List.of(new Line(0, 0, 1))))
        .survives()
        .player(2)
        .endsAs(Outcome.KILLED_BY_BOMB);
  }

  @Test
  void placesNoBombWhereItCouldNotGetAway() {
    GameTest.onMap(
            """
            +---+
            |CWE|
            +---+
            """)
        .steps(50)
        .play(minimax(100))
        .survives(50)
        .placesNoBomb();
  }

  // ---- whole games ----

  @Test
  void killsOneThatStumblesAboutFromEitherSeat() {
    for (int seed = 1; seed <= 3; seed++) {
      GameTest.onScenario(DUEL)
          .seed(seed)
          .play(minimax(200), new RandomCharacter())
          .endsAs(Outcome.SURVIVED)
          .player(2)
          .endsAs(Outcome.KILLED_BY_BOMB);
      GameTest.onScenario(DUEL)
          .seed(seed)
          .play(new RandomCharacter(), minimax(200))
          .endsAs(Outcome.KILLED_BY_BOMB)
          .player(2)
          .endsAs(Outcome.SURVIVED);
    }
  }

  @Test
  void outscoresTheWalkerFromEitherSeat() {
    PlayedGame north = GameTest.onScenario(DUEL).play(minimax(200), new WalkerCharacter());
    PlayedGame south = GameTest.onScenario(DUEL).play(new WalkerCharacter(), minimax(200));

    int walkerInTheSouth = north.result().seats().get(1).score();
    north.endsAs(Outcome.SURVIVED).scoresAtLeast(walkerInTheSouth + 1);
    int walkerInTheNorth = south.result().seats().get(0).score();
    south.player(2).endsAs(Outcome.SURVIVED).scoresAtLeast(walkerInTheNorth + 1);
  }

  @Test
  void livesOnAmongMany() {
    GameTest.onScenario("last-man-standing/variant2")
        .steps(100)
        .play(new WalkerCharacter(), minimax(100), new RandomCharacter(), new WalkerCharacter())
        .player(2)
        .survives(100)
        .placesBomb();
  }

  @ParameterizedTest
  @ValueSource(strings = {"scenario1/variant1", "scenario1/variant2", "scenario2/variant1"})
  void findsTheWayOutAlone(String scenario) {
    GameTest.onScenario(scenario).play(minimax(200)).escapes();
  }

  // ---- budget and chance ----

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 17, 100, 1000})
  void callsNextAsOftenAsItMayAndNotOnceMore(long budget) {
    assertThat(Decision.nextCalls(DUEL, minimax(budget))).isEqualTo(budget);
    assertThat(Decision.nextCalls("scenario1/variant5", minimax(budget))).isEqualTo(budget);
  }

  @Test
  void theSameSeedMakesTheSameGame() {
    assertThat(opening(1)).isEqualTo(opening(1)).isNotEqualTo(opening(2));
  }

  private static String opening(long seed) {
    return GameTest.onScenario(DUEL)
        .seed(seed)
        .steps(30)
        .play(minimax(50), minimax(50))
        .world()
        .toString();
  }
}
