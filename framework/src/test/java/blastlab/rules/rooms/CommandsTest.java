package blastlab.rules.rooms;

import org.junit.jupiter.api.Test;

/** The phase "commands": who goes first, and where to. */
class CommandsTest {
  private static final String CROSSING = "| A |\n|B D|\n";

  // ---- moves ----

  @Test
  void aCommandMovesABomberOneCell() {
    Room.of("|   |\n| A |\n|   |\n")
        .tick("A UP")
        .shows("| A |\n|   |\n|   |\n")
        .tick("A LEFT")
        .shows("|A  |\n|   |\n|   |\n")
        .tick("A DOWN")
        .shows("|   |\n|A  |\n|   |\n")
        .tick("A RIGHT")
        .shows("|   |\n| A |\n|   |\n")
        .nothingHappened();
  }

  @Test
  void whoGivesNoCommandStays() {
    Room.of("|A   |\n").tick("A RIGHT").shows("| A  |\n").ticks(2).shows("| A  |\n");
  }

  @Test
  void wallsBlock() {
    Room.of("|A#|\n").tick("A RIGHT").shows("|A#|\n").nothingHappened();
    Room.of("|AW|\n").tick("A RIGHT").shows("|AW|\n").nothingHappened();
    Room.of("|A |\n").tick("A UP").shows("|A |\n").nothingHappened();
  }

  @Test
  void bombsAndOtherBombersBlock() {
    Room.of("|A9|\n").tick("A RIGHT").shows("|A8|\n");
    Room.of("|AB|\n").tick("A RIGHT").shows("|AB|\n");
  }

  @Test
  void aDiagonalVoidsTheWholeCommand() {
    Room.of("|  |\n| A|\n")
        .tick("A ACT,UP,LEFT")
        .shows("|  |\n| A|\n")
        .hasBombs()
        .happened("A wanted to move diagonally at (2,2)");
    Room.of("|  |\n| A|\n").tick("A UP,LEFT,ACT").shows("|  |\n| A|\n").hasBombs();
  }

  // ---- one by one ----

  @Test
  void aCellThatAnEarlierOneLeftIsFree() {
    Room.of("| BA|\n").tick("A RIGHT", "B RIGHT").shows("| BA|\n");
    Room.of("|BA |\n").tick("A RIGHT", "B RIGHT").shows("| BA|\n");
  }

  @Test
  void aCellThatALaterOneWillLeaveBlocks() {
    Room.of("|AB |\n").tick("A RIGHT", "B RIGHT").shows("|A B|\n");
  }

  @Test
  void twoCannotChangePlaces() {
    Room.of("|AB|\n").tick("A RIGHT", "B LEFT").shows("|AB|\n");
  }

  @Test
  void aNewBombBlocksThoseAfterIt() {
    Room.of("| AB|\n").tick("A ACT,LEFT", "B LEFT").shows("|A5B|\n");
  }

  @Test
  void theFirstTickBeginsWithTheFirstSeatAndEveryOtherOneSeatFurther() {
    crossingAfter(0).shows("|   |\n|BAD|\n");
    crossingAfter(1).shows("| A |\n| BD|\n");
    crossingAfter(2).shows("| A |\n|BD |\n");
    crossingAfter(3).shows("|   |\n|BAD|\n");
  }

  @Test
  void afterTheSeatThatBeginsComeTheNextOnes() {
    Room.of("|DBA |\n").tick("A RIGHT", "B RIGHT", "D RIGHT").shows("| DBA|\n");
    Room.of("|ADB |\n").ticks(1).tick("A RIGHT", "B RIGHT", "D RIGHT").shows("| ADB|\n");
    Room.of("|BAD |\n").ticks(2).tick("A RIGHT", "B RIGHT", "D RIGHT").shows("| BAD|\n");
  }

  @Test
  void theSeatsOfTheDeadCount() {
    Room.of(CROSSING).without("B").ticks(1).tick("A DOWN", "D LEFT").shows("| A |\n| D |\n");
    Room.of(CROSSING).without("B").ticks(2).tick("A DOWN", "D LEFT").shows("| A |\n| D |\n");
    Room.of(CROSSING).without("B").ticks(3).tick("A DOWN", "D LEFT").shows("|   |\n| AD|\n");
  }

  private static Room crossingAfter(int ticks) {
    return Room.of(CROSSING).ticks(ticks).tick("A DOWN", "B RIGHT", "D LEFT");
  }

  // ---- bomb first or walk first ----

  @Test
  void actAloneLeavesABombUnderTheBomber() {
    Room.of("| A |\n").tick("A ACT").shows("| A |\n").hasBombs("A's at (2,1): 5 left, range 3");
  }

  @Test
  void actThenLeftPutsTheBombDownAndRuns() {
    Room.of("| A |\n")
        .tick("A ACT,LEFT")
        .shows("|A5 |\n")
        .hasBombs("A's at (2,1): 5 left, range 3");
  }

  @Test
  void leftThenActGoesThereAndPutsTheBombDown() {
    Room.of("| A |\n")
        .tick("A LEFT,ACT")
        .shows("|A  |\n")
        .hasBombs("A's at (1,1): 5 left, range 3")
        .tick("A RIGHT")
        .shows("|4A |\n");
  }

  @Test
  void whoIsBlockedPutsTheBombDownWhereItIs() {
    Room.of("|A# |\n").tick("A RIGHT,ACT").hasBombs("A's at (1,1): 5 left, range 3");
  }
}
