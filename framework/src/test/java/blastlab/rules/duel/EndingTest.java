package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;
import static blastlab.world.Ending.LAST_STANDING;
import static blastlab.world.Ending.NO_CHARACTERS;
import static blastlab.world.Ending.TIME;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.rules.Playground;
import blastlab.world.Goal;
import blastlab.world.SensedWorld;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The phase "who was hit leaves", and when a game is over. */
class EndingTest {
  @Test
  void theLastOneStandingWinsAndHasOnePoint() {
    duel("1    2\n", "a", "b")
        .turn("a bomb")
        .turns(4)
        .goesOn()
        .turn()
        .hasPlayers("b")
        .isOver(LAST_STANDING)
        .isWonBy("b")
        .score("b", 1)
        .score("a", 0);
  }

  @Test
  void aSearchThatGoesOnBeyondTheEndFindsNoSecondPoint() {
    SensedWorld won =
        SensedWorld.fromWorld(duel("1    2\n", "a", "b").turn("a bomb").turns(5).world());

    assertThat(won.next().world().next().world().scores()).containsEntry("b", 1);
  }

  @Test
  void itGoesOnWhileTwoAreLeft() {
    duel("1    2\n    3 \n", "a", "b", "c")
        .turn("a bomb")
        .turns(5)
        .hasPlayers("b", "c")
        .goesOn()
        .score("b", 0)
        .score("c", 0);
  }

  @Test
  void severalCanDieInOneTurn() {
    duel("12 3\n", "a", "b", "c")
        .turn("a bomb")
        .turns(5)
        .hasPlayers("c")
        .isOver(LAST_STANDING)
        .isWonBy("c")
        .score("c", 1);
  }

  @Test
  void ifNobodyIsLeftItIsATie() {
    duel("12\n", "a", "b")
        .turn("a bomb")
        .turns(5)
        .hasPlayers()
        .isOver(NO_CHARACTERS)
        .isWonByNobody()
        .score("a", 0)
        .score("b", 0);
  }

  @Test
  void ifNoTurnsAreLeftItIsATie() {
    turns(2, "1 2\n")
        .goesOn()
        .turn()
        .goesOn()
        .turn()
        .isOver(TIME)
        .isWonByNobody()
        .score("a", 0)
        .score("b", 0);
  }

  @Test
  void theLastTurnCanStillBeWonOrLost() {
    turns(6, "1    2\n")
        .turn("a bomb")
        .turns(5)
        .time(0)
        .isOver(LAST_STANDING)
        .isWonBy("b")
        .score("b", 1);
    turns(6, "12\n").turn("a bomb").turns(5).time(0).isOver(NO_CHARACTERS).isWonByNobody();
  }

  @Test
  void whoIsLeftWhenTheOthersWithdrawHasWon() {
    duel("1 2\n", "a", "b").turn().without("a").isOver(LAST_STANDING).isWonBy("b");
  }

  @Test
  void theGoalIsToWin() {
    assertThat(duel("1 2\n", "a", "b").world().goal()).isEqualTo(Goal.WIN);
  }

  private static Playground turns(int count, String field) {
    return Playground.of("duel", Map.of("turns", count), field, "a", "b");
  }
}
