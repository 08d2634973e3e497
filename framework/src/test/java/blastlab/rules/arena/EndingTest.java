package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;
import static blastlab.world.Ending.LAST_STANDING;
import static blastlab.world.Ending.NO_CHARACTERS;
import static blastlab.world.Ending.TIME;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Goal;
import org.junit.jupiter.api.Test;

/** When a game is over, and who has won it. */
class EndingTest {
  @Test
  void itIsOverWhenTheTurnsAre() {
    arena("turns 2\n1.2\n", "a", "b").goesOn().turn().goesOn().turn().isOver(TIME);
  }

  @Test
  void itIsOverWhenOneIsLeft() {
    arena("1...2\n", "a", "b").turn("a bomb").turns(2).goesOn().turn().isOver(LAST_STANDING);
  }

  @Test
  void itGoesOnWhileTwoAreLeft() {
    arena("1...2\n....3\n", "a", "b", "c").turn("a bomb").turns(3).hasPlayers("b", "c").goesOn();
  }

  @Test
  void itIsOverWhenNobodyIsLeft() {
    arena("12\n", "a", "b").turn("a bomb").turns(3).isOver(NO_CHARACTERS);
  }

  @Test
  void aGameBegunAloneRunsOnUntilTheTurnsAreOver() {
    arena("turns 2\n1..\n", "a").goesOn().turn().goesOn().turn().isOver(TIME);
  }

  @Test
  void aGameBegunAloneRunsOnUntilItsPlayerIsGone() {
    arena("1..\n", "a").turn("a bomb").turns(2).goesOn().turn().isOver(NO_CHARACTERS);
  }

  @Test
  void itsOwnEndComesBeforeTheEndOfItsTurns() {
    arena("turns 4\n1...2\n", "a", "b").turn("a bomb").turns(3).time(0).isOver(LAST_STANDING);
    arena("turns 4\n12\n", "a", "b").turn("a bomb").turns(3).time(0).isOver(NO_CHARACTERS);
    arena("turns 4\n1\n", "a").turn("a bomb").turns(3).time(0).isOver(NO_CHARACTERS);
  }

  // ---- the winner ----

  @Test
  void whoHasTheMostPointsWins() {
    arena("turns 1\nA coin 5\nB coin 6\n1A.\n2B.\n3..\n", "a", "b", "c")
        .turn("a right", "b right")
        .isWonBy("b");
  }

  @Test
  void nobodyWinsIfTwoHaveTheMostPoints() {
    arena("turns 1\nA coin 5\n1A.\n2A.\n3..\n", "a", "b", "c")
        .turn("a right", "b right")
        .isWonByNobody();
    arena("turns 1\nA coin 5\n3..\n2A.\n1A.\n", "a", "b", "c")
        .turn("a right", "b right")
        .isWonByNobody();
    arena("turns 1\n1.2\n", "a", "b").turn().isWonByNobody();
  }

  @Test
  void aTieFurtherDownIsNoTie() {
    arena("turns 1\nA coin 5\n1..\n2..\n3A.\n", "a", "b", "c").turn("c right").isWonBy("c");
  }

  @Test
  void theLastOneStandingWinsByPointsOnly() {
    arena("1...2\n", "a", "b").turn("a bomb").turns(3).isOver(LAST_STANDING).isWonBy("b");
    arena("A coin 500\n1...2\nA....\n", "a", "b")
        .turn("a down")
        .turn("a bomb")
        .turns(3)
        .isOver(LAST_STANDING)
        .score("a", 400)
        .isWonBy("a");
  }

  @Test
  void nobodyWinsAGameBegunAlone() {
    arena("turns 1\nA coin 5\n1A\n", "a").turn("a right").isOver(TIME).isWonByNobody();
  }

  @Test
  void theGoalIsToWinAgainstOthersAndToSurviveAlone() {
    assertThat(arena("1.2\n", "a", "b").world().goal()).isEqualTo(Goal.WIN);
    assertThat(arena("1..\n", "a").world().goal()).isEqualTo(Goal.SURVIVE);
  }
}
