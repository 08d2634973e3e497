package blastlab.rules.rooms;

import org.junit.jupiter.api.Test;

/** The phase "bombs": how far blasts reach and what they hit. */
class BlastsTest {
  // ---- how far ----

  @Test
  void aBlastReachesThreeCellsEachWay() {
    Room.of(
            """
            |    #    |
            |    #    |
            |         |
            |         |
            |         |
            |    1    |
            |         |
            |         |
            |         |
            |        A|
            """)
        .tick()
        .shows(
            """
            |    #    |
            |    #    |
            |    *    |
            |    *    |
            |    *    |
            | ******* |
            |    *    |
            |    *    |
            |    *    |
            |        A|
            """)
        .nothingHappened();
  }

  @Test
  void theReachCanBeSet() {
    Room.of("blast 1\n|   1   A|\n").tick().shows("|  ***  A|\n");
    Room.of("blast 0\n|   1   A|\n").tick().shows("|   *   A|\n");
  }

  @Test
  void fireIsSeenForOneTickAndHurtsNobodyWhoWalksIntoIt() {
    Room.of("|1   A|\n")
        .tick()
        .shows("|****A|\n")
        .tick("A LEFT")
        .shows("|   A |\n")
        .nothingHappened();
  }

  // ---- what stops an arm ----

  @Test
  void theOwnCellBurnsAndNeverStopsTheArms() {
    Room.of("bomb A 3 1 1\n|W A W#B|\n|#####  |\n")
        .tick()
        .shows("|*****#B|\n|#####  |\n")
        .happened(
            "A's bomb hit a wall at (1,1)",
            "A's bomb hit a wall at (5,1)",
            "A's bomb killed its owner at (3,1)",
            "B has won at (7,1)");
  }

  @Test
  void itStopsAtADestroyableWallWhichIsGone() {
    Room.of("|1WW  A|\n")
        .tick()
        .shows("|**W  A|\n")
        .happened("A's bomb hit a wall at (2,1)")
        .tick("A LEFT")
        .tick("A LEFT")
        .shows("|  WA  |\n");
  }

  @Test
  void itStopsAtAChopperWhichIsDead() {
    Room.of("|1 &W  A|\n")
        .tick()
        .shows("|***W  A|\n")
        .happened("A's bomb killed &1 at (3,1)")
        .tick()
        .shows("|   W  A|\n");
  }

  @Test
  void itStopsAtABomberWhoIsDead() {
    Room.of("|1BW   A|\n|D######|\n")
        .tick()
        .shows("|**W   A|\n|*######|\n")
        .happened("A's bomb killed B at (2,1)", "A's bomb killed D at (1,2)", "A has won at (7,1)");
  }

  @Test
  void itStopsAtAnImmuneBomberWhoIsNot() {
    Room.of("blast 4\n|2 iAW#B|\n")
        .tick("A LEFT")
        .tick()
        .shows("|**A W#B|\n")
        .nothingHappened()
        .goesOn();
  }

  @Test
  void itStopsBeforeAWall() {
    Room.of("|1 #W  A|\n").tick().shows("|**#W  A|\n").nothingHappened();
  }

  @Test
  void itStopsBeforeABombAndDoesNotSetItOff() {
    Room.of("|1 3W   A|\n").tick().shows("|**2W   A|\n").nothingHappened();
  }

  @Test
  void perksNeitherStopItNorBurn() {
    Room.of("|1+W   A|\n")
        .tick()
        .shows("|***   A|\n")
        .happened("A's bomb hit a wall at (3,1)")
        .hasPerks("radius at (2,1): 29 left");
  }

  @Test
  void whoSitsOnABombIsHitAndTheBombStays() {
    Room.of("bomb B 3 1 5\n|1 BW   A|\n")
        .tick()
        .shows("|***W   A|\n")
        .happened("A's bomb killed B at (3,1)", "A has won at (8,1)")
        .hasBombs("B's at (3,1): 4 left, range 3");
  }

  // ---- all at once ----

  @Test
  void bombsOfOneTickStopEachOther() {
    Room.of("bomb B 3 1 1\nbomb A 5 1 1\nblast 9\n|W      W#A|\n|#########B|\n")
        .tick()
        .shows("|********#A|\n|#########B|\n")
        .happened("B's bomb hit a wall at (1,1)", "A's bomb hit a wall at (8,1)")
        .burns(4, 1, "A+B")
        .burns(3, 1, "B")
        .burns(2, 1, "B");
  }

  @Test
  void twoBlastsThatReachOneThingBothEndThere() {
    Room.of("bomb A 1 1 1\nbomb B 4 1 1\n|  W   #A|\n|#######B|\n")
        .tick()
        .shows("|******#A|\n|#######B|\n")
        .happened("A's bomb hit a wall at (3,1)", "B's bomb hit a wall at (3,1)")
        .burns(3, 1, "A+B")
        .burns(2, 1, "A")
        .score("A", 1)
        .score("B", 1);
  }

  @Test
  void anOwnerIsPaidOnceHoweverManyBombsItHasThere() {
    Room.of("bomb A 1 1 1\nbomb A 3 1 1\n| W #A|\n")
        .tick()
        .happened("A's bomb hit a wall at (2,1)")
        .score("A", 1);
  }

  @Test
  void severalOwnersComeInTheOrderOfTheirNames() {
    Room.of("bomb D 1 1 1\nbomb B 3 1 1\nbomb A 2 2 1\n| & #A|\n|# #BD|\n")
        .tick()
        .happened(
            "A's bomb killed &1 at (2,1)",
            "B's bomb killed &1 at (2,1)",
            "D's bomb killed &1 at (2,1)")
        .score("A", 10)
        .score("B", 10)
        .score("D", 10);
  }

  // ---- in which order ----

  @Test
  void wallsAreHitRowByRow() {
    Room.of("| W #A|\n|W1W# |\n| W # |\n")
        .tick()
        .shows("| * #A|\n|***# |\n| * # |\n")
        .happened(
            "A's bomb hit a wall at (2,1)",
            "A's bomb hit a wall at (1,2)",
            "A's bomb hit a wall at (3,2)",
            "A's bomb hit a wall at (2,3)");
  }

  @Test
  void choppersAreHitInTheOrderOfTheMap() {
    Room.of("| & #A|\n|&1&# |\n| & # |\n")
        .tick()
        .happened(
            "A's bomb killed &1 at (2,1)",
            "A's bomb killed &2 at (1,2)",
            "A's bomb killed &3 at (3,2)",
            "A's bomb killed &4 at (2,3)");
  }

  @Test
  void bombersAreHitInSeatOrder() {
    Room.of("| F #A|\n|D1B# |\n| E # |\n")
        .tick()
        .happened(
            "A's bomb killed B at (3,2)",
            "A's bomb killed D at (1,2)",
            "A's bomb killed E at (2,3)",
            "A's bomb killed F at (2,1)",
            "A has won at (5,1)");
  }

  @Test
  void wallsComeBeforeChoppersAndTheseBeforeBombers() {
    Room.of("| B #A|\n|&1 # |\n| W #D|\n")
        .tick()
        .happened(
            "A's bomb hit a wall at (2,3)",
            "A's bomb killed &1 at (1,2)",
            "A's bomb killed B at (2,1)");
  }
}
