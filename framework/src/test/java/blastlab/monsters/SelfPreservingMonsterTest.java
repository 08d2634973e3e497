package blastlab.monsters;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** What a self-preserving monster decides. */
class SelfPreservingMonsterTest {
  // ---- not blocked ----

  @Test
  void itGoesOnWithoutADraw() {
    going(1, 0, "|  M   a|\n").decideWithoutADraw("(1,0)");
  }

  @Test
  void aCharacterInRangeTurnsItWithoutADraw() {
    going(
            1,
            0,
            """
            |a    |
            |  M  |
            |     |
            """)
        .decideWithoutADraw("(-1,-1)");
  }

  @Test
  void itGoesByTheSignOfTheDistance() {
    going(0, -1, "|    |\n| M  |\n|   a|\n").decideWithoutADraw("(1,1)");
    going(0, -1, "|    |\n| M  |\n|    |\n| a  |\n").decideWithoutADraw("(0,1)");
  }

  @Test
  void aCharacterBeyondItsRangeIsNotNoticed() {
    going(0, 1, "| M  a|\n|     |\n").decideWithoutADraw("(0,1)");
    going(0, 1, 1, "| M a |\n|     |\n").decideWithoutADraw("(0,1)");
  }

  @Test
  void aCharacterJustInRangeIsNoticed() {
    going(0, 1, 3, "| M  a|\n|     |\n").decideWithoutADraw("(1,0)");
    going(0, 1, 1, "| Ma  |\n|     |\n").decideWithoutADraw("(1,0)");
  }

  @Test
  void withRangeNoneItNoticesNobodyAround() {
    going(0, 1, 0, "| Ma  |\n|     |\n").decideWithoutADraw("(0,1)");
  }

  @Test
  void ofSeveralTheFirstFoundColumnByColumnCounts() {
    going(
            0,
            1,
            """
            |    a|
            |     |
            |  M  |
            |     |
            |b    |
            """)
        .decideWithoutADraw("(-1,1)");
    going(
            0,
            1,
            """
            |b    |
            |a    |
            |  M  |
            |     |
            """)
        .decideWithoutADraw("(-1,-1)");
  }

  @Test
  void itLooksNoFurtherThanTheGrid() {
    going(1, 0, "|M  a|\n").decideWithoutADraw("(1,0)");
    going(0, 1, "|M |\n|  |\n|a |\n").decideWithoutADraw("(0,1)");
  }

  @Test
  void bombsExplosionsAndCharactersAheadDoNotBlock() {
    going(1, 0, "|  M5     a|\n").decideWithoutADraw("(1,0)");
    going(1, 0, "|  M*     a|\n").decideWithoutADraw("(1,0)");
    going(1, 0, "|  Ma      |\n").decideWithoutADraw("(1,0)");
  }

  @Test
  void aBombUnderItsFeetDoesNotBlock() {
    Stage stage = Stage.of("|  M     a|\n").bomb("a", 2, 0, 5).move("M", 1, 0);
    new Minds(stage, random -> new SelfPreservingMonster(2, random)).decideWithoutADraw("(1,0)");
  }

  // ---- blocked ----

  @Test
  void oneThatStandsStillIsBlocked() {
    going(0, 0, "| M    a|\n").drawAmong("(-1,0)", "(1,0)");
  }

  @Test
  void theBordersBlock() {
    going(-1, 0, "|M    a|\n").drawAmong("(1,0)");
    going(1, 0, "|a    M|\n").drawAmong("(-1,0)");
    going(0, -1, "|M    a|\n").drawAmong("(1,0)");
    going(0, 1, "|M    a|\n").drawAmong("(1,0)");
    going(1, -1, "|M    a|\n").drawAmong("(1,0)");
  }

  @Test
  void aWallBlocks() {
    going(1, 0, "|  MW  a|\n").drawAmong("(-1,0)");
  }

  @Test
  void aBurningWallBlocks() {
    going(1, 0, "|  M%  a|\n").drawAmong("(-1,0)");
  }

  @Test
  void theExitBlocksButIsAChoice() {
    going(1, 0, "|  ME  a|\n").drawAmong("(-1,0)", "(1,0)");
  }

  @Test
  void anotherMonsterBlocks() {
    going(1, 0, "|  MN  a|\n").drawAmong("(-1,0)");
  }

  @Test
  void anExplosionOnItsOwnCellBlocks() {
    Stage stage = Stage.of("|  M     a|\n").explosion("a", 2, 0, 5).move("M", 1, 0);
    new Minds(stage, random -> new SelfPreservingMonster(2, random)).drawAmong("(-1,0)", "(1,0)");
  }

  @Test
  void oneThatIsBlockedHuntsNobody() {
    going(0, 1, "|  M a|\n").drawAmong("(-1,0)", "(1,0)");
  }

  @Test
  void itChoosesAmongTheEmptyCellsAroundColumnByColumn() {
    going(
            0,
            0,
            """
            |   |
            | M |
            |   |
            |  a|
            """)
        .drawAmong("(-1,-1)", "(-1,0)", "(-1,1)", "(0,-1)", "(0,1)", "(1,-1)", "(1,0)", "(1,1)");
  }

  @Test
  void onlyCompletelyEmptyCellsAndTheExitAreChoices() {
    going(
            0,
            0,
            """
            |W*5|
            |aM |
            |%NE|
            """)
        .drawAmong("(1,0)", "(1,1)");
  }

  @Test
  void theExitIsAChoiceWhateverIsOnIt() {
    Stage stage = Stage.of("|WME Na|\n").put("N", 2, 0);
    new Minds(stage, random -> new SelfPreservingMonster(2, random)).drawAmong("(1,0)");
  }

  @Test
  void withoutAChoiceItStandsStillWithoutADraw() {
    going(1, 0, "|WMWa|\n").decideWithoutADraw("(0,0)");
  }

  /** An aggressive monster, which has the range 2. */
  private static Minds going(int dx, int dy, String drawing) {
    return going(dx, dy, 2, drawing);
  }

  private static Minds going(int dx, int dy, int range, String drawing) {
    return new Minds(
        Stage.of(drawing).move("M", dx, dy), random -> new SelfPreservingMonster(range, random));
  }
}
