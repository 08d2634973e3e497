package blastlab.rules.rooms;

import org.junit.jupiter.api.Test;

/** The phase "deaths and points", and what it means to be doomed until then. */
class DeathsTest {
  // ---- choppers ----

  @Test
  void walkingIntoAChopperIsDeath() {
    Room.of("|A& BD|\n")
        .tick("A RIGHT")
        .shows("| & BD|\n")
        .happened("&1 killed A at (2,1)")
        .score("A", -30)
        .score("B", 0);
  }

  @Test
  void aChopperThatWalksIntoYouIsDeath() {
    Room.of("|A& BD|\n")
        .tick("&1 LEFT")
        .shows("|&  BD|\n")
        .happened("&1 killed A at (1,1)")
        .score("A", -30);
  }

  @Test
  void immunityIsNoHelpAgainstChoppers() {
    Room.of("|Ai& BD|\n").tick("A RIGHT").tick("&1 LEFT").happened("&1 killed A at (2,1)");
  }

  @Test
  void whoMeetsAChopperTakesNoPerk() {
    Room.of("|A +&B D|\n")
        .tick("A RIGHT", "&1 LEFT")
        .tick("A RIGHT")
        .happened("&1 killed A at (3,1)")
        .hasPerks("radius at (3,1): 28 left")
        .score("A", -30);
  }

  @Test
  void whoMeetsAChopperPutsNoBombDownAfterwards() {
    Room.of("|A& BD|\n").tick("A RIGHT,ACT").hasBombs();
  }

  @Test
  void whatItDidBeforeIsDone() {
    Room.of("|A& BD|\n").tick("A ACT,RIGHT").shows("|5& BD|\n").happened("&1 killed A at (2,1)");
    Room.of("|Ar & BD|\n|##  ###|\n")
        .tick("A RIGHT")
        .tick("A ACT,RIGHT", "&1 DOWN")
        .tick("A ACT,DOWN", "&1 LEFT")
        .happened("&1 killed A at (3,2)")
        .shows("|*****BD|\n|##& ###|\n")
        .hasBombs();
  }

  @Test
  void whoMeetsAChopperBlocksTheOthersUntilItIsGone() {
    Room.of("|A&BD|\n")
        .tick("A RIGHT", "B LEFT")
        .shows("| &BD|\n")
        .happened("&1 killed A at (2,1)")
        .tick("B LEFT")
        .happened("&1 killed B at (2,1)", "D has won at (4,1)");
  }

  @Test
  void whoMeetsAChopperStopsBlastsAndCanBeHitTooAndPays() {
    Room.of("bomb B 1 1 1\nblast 5\n|  &AW#BD|\n")
        .tick("&1 RIGHT")
        .shows("|****W#BD|\n")
        .happened(
            "&1 killed A at (4,1)", "B's bomb killed &1 at (4,1)", "B's bomb killed A at (4,1)")
        .score("A", -30)
        .score("B", 10 + 20);
    Room.of("bomb B 1 2 1\nblast 5\n|#  ##BD|\n| A&W###|\n|## ####|\n")
        .tick("A RIGHT", "&1 DOWN")
        .shows("|#  ##BD|\n|***W###|\n|##&####|\n")
        .happened("&1 killed A at (3,2)", "B's bomb killed A at (3,2)")
        .score("A", -30)
        .score("B", 20);
  }

  @Test
  void oneDeathIsOneChopperEvent() {
    Room.of("|A&&BD|\n")
        .tick("A RIGHT", "&1 LEFT", "&2 LEFT")
        .shows("|&& BD|\n")
        .happened("&1 killed A at (2,1)")
        .score("A", -30);
  }

  // ---- bombs ----

  @Test
  void whoIsBlownUpByItsOwnBombIsPunishedAndNotPaid() {
    Room.of("|1A#BD|\n").tick().happened("A's bomb killed its owner at (2,1)").score("A", -30);
  }

  @Test
  void whoeverIsHitByTwoOwnersDiesOnceAndPaysBoth() {
    Room.of("bomb A 1 1 1\nbomb B 3 1 1\n| D #AB|\n")
        .tick()
        .shows("|***#AB|\n")
        .happened("A's bomb killed D at (2,1)", "B's bomb killed D at (2,1)")
        .score("A", 20)
        .score("B", 20)
        .score("D", -30);
  }

  @Test
  void twoWhoBlowEachOtherUpAreBothPaidAndBothPunished() {
    Room.of("bomb B 1 1 1\nbomb A 4 1 1\n| A#  B|\n| ####D|\n")
        .tick()
        .happened("B's bomb killed A at (2,1)", "A's bomb killed B at (6,1)", "D has won at (6,2)")
        .score("A", 20 - 30)
        .score("B", 20 - 30);
  }

  @Test
  void theDeadLeaveTheirBombsAndArePaidForThem() {
    Room.of("|W2 A&  BD|\n")
        .tick("A RIGHT")
        .shows("|W1  &  BD|\n")
        .score("A", -30)
        .tick()
        .happened("A's bomb hit a wall at (1,1)", "A's bomb killed &1 at (5,1)")
        .score("A", -30 + 1 + 10);
  }

  @Test
  void theDeadStayOut() {
    Room.of("|A& BD|\n").tick("A RIGHT").ticks(3).shows("| & BD|\n").score("A", -30);
  }

  // ---- points ----

  @Test
  void aWallIsAPointAChopperTenAndABomberTwenty() {
    Room.of("|1W#A |\n|#### |\n").tick().score("A", 1);
    Room.of("|1&#A |\n|#### |\n").tick().score("A", 10);
    Room.of("|1B#A |\n|####D|\n").tick().score("A", 20).score("B", -30).score("D", 0);
  }

  @Test
  void everyPointCanBeSet() {
    Room.of(
            """
            points_wall 3
            points_chopper 4
            points_bomberman 5
            points_death -6
            |1W#A |
            |&####|
            |1B##D|
            """)
        .tick()
        .score("A", 3 + 4 + 5)
        .score("B", -6);
  }
}
