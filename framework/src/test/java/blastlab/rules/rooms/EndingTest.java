package blastlab.rules.rooms;

import static blastlab.world.Ending.LAST_STANDING;
import static blastlab.world.Ending.NO_CHARACTERS;
import static blastlab.world.Ending.TIME;
import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.SensedWorld;
import org.junit.jupiter.api.Test;

/** The end of a round, and the naming of its winner. */
class EndingTest {
  @Test
  void aRoundHasItsNumberOfTicks() {
    Room.of("|A B|\n").ticks(199).goesOn().isWonBy().tick().isOver(TIME);
    Room.of("ticks 2\n|A B|\n").tick().goesOn().tick().isOver(TIME);
  }

  @Test
  void theLastOneAliveWinsThirtyPoints() {
    Room.of("|A&B|\n")
        .goesOn()
        .tick("&1 LEFT")
        .isOver(LAST_STANDING)
        .isWonBy("B")
        .happened("&1 killed A at (1,1)", "B has won at (3,1)")
        .score("A", -30)
        .score("B", 30);
  }

  @Test
  void itWinsWithFewerPointsThanTheDead() {
    Room.of("points_death 0\n|A+&B|\n")
        .tick("A RIGHT")
        .tick("&1 LEFT")
        .isWonBy("B")
        .score("A", 5)
        .score("B", 30);
    Room.of("points_winner 2\npoints_death 0\n|A+&B|\n")
        .tick("A RIGHT")
        .tick("&1 LEFT")
        .isWonBy("B");
  }

  @Test
  void whileSeveralAreAliveTheRoundGoesOn() {
    Room.of("|A&BD|\n").tick("&1 LEFT").goesOn().score("B", 0).score("D", 0);
  }

  @Test
  void atTheEndOfTimeTheOneWithTheMostPointsWins() {
    Room.of("ticks 2\n|A+#B|\n")
        .tick("A RIGHT")
        .tick()
        .isOver(TIME)
        .isWonBy("A")
        .happened("A has won at (2,1)")
        .score("A", 5 + 30)
        .score("B", 0);
    Room.of("ticks 1\n|A #+B|\n").tick("B LEFT").isWonBy("B").score("B", 35);
  }

  @Test
  void theLastTickCounts() {
    Room.of("ticks 1\nbomb B 1 1 1\n| W#A|\n|##B |\n")
        .tick()
        .happened("B's bomb hit a wall at (2,1)", "B has won at (3,2)");
  }

  @Test
  void aTieHasNoWinner() {
    Room.of("ticks 1\n|A B|\n").tick().isOver(TIME).isWonBy().nothingHappened().score("A", 0);
    Room.of("ticks 2\n|A+B+D|\n")
        .tick("A RIGHT", "B RIGHT")
        .tick()
        .isOver(TIME)
        .isWonBy()
        .score("A", 5)
        .score("B", 5);
  }

  @Test
  void aTieBelowTheBestIsNone() {
    Room.of("ticks 1\n|A B+D|\n").tick("B RIGHT").isWonBy("B");
    Room.of("ticks 1\n|A B +D|\n").tick("D LEFT").isWonBy("D");
  }

  @Test
  void onlyTheAliveCanHaveTheMostPoints() {
    Room.of("ticks 2\npoints_death 0\n|A+& B D|\n")
        .tick("A RIGHT")
        .score("A", 5)
        .tick("&1 LEFT")
        .isOver(TIME)
        .isWonBy();
  }

  @Test
  void nobodyLeftIsNoWinner() {
    Room.of("|A1B|\n")
        .tick()
        .isOver(NO_CHARACTERS)
        .isWonBy()
        .happened("A's bomb killed its owner at (1,1)", "A's bomb killed B at (3,1)")
        .score("A", 20 - 30)
        .score("B", -30);
  }

  @Test
  void deathBeatsTime() {
    Room.of("ticks 1\n|A1B|\n").tick().isOver(NO_CHARACTERS);
    Room.of("ticks 1\n|A&B|\n").tick("&1 LEFT").isOver(LAST_STANDING);
  }

  @Test
  void aRoundBegunAloneRunsOnAndIsWonByLasting() {
    Room.of("ticks 3\n|A |\n")
        .goesOn()
        .ticks(2)
        .goesOn()
        .isWonBy()
        .tick()
        .isOver(TIME)
        .isWonBy("A")
        .score("A", 30);
    Room.of("|A&|\n").tick("A RIGHT").isOver(NO_CHARACTERS).isWonBy().score("A", -30);
  }

  @Test
  void theBonusCanBeSet() {
    Room.of("points_winner 3\n|A&B|\n").tick("&1 LEFT").score("B", 3);
  }

  @Test
  void whoIsLeftAloneBetweenTicksWinsWithoutABonus() {
    Room.of("|A B|\n").tick().without("A").isOver(LAST_STANDING).isWonBy("B").score("B", 0);
  }

  @Test
  void aSearchBeyondTheEndFindsNoSecondBonus() {
    SensedWorld end = SensedWorld.fromWorld(Room.of("|A&B|\n").tick("&1 LEFT").world());

    assertThat(end.next().world().scores()).containsEntry("B", 30);
    assertThat(end.next().events()).isEmpty();
  }
}
