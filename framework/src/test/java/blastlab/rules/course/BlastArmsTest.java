package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "bombs blast": which cells a blast reaches. */
class BlastArmsTest {
  @Test
  void itReachesTheRangeInFourDirections() {
    Stage.of(
            """
            expl_range 2
            |       |
            |       |
            |       |
            |   0   |
            |       |
            |       |
            |a      |
            """)
        .step()
        .shows(
            """
            |       |
            |   *   |
            |   *   |
            | ***** |
            |   *   |
            |   *   |
            |a      |
            """);
  }

  @Test
  void itEndsAtTheBorder() {
    Stage.of(
            """
            expl_range 9
            |0  |
            |   |
            | a |
            """)
        .step()
        .shows(
            """
            |***|
            |*  |
            |*a |
            """);
  }

  @Test
  void itEndsAtTheFarBorderToo() {
    Stage.of(
            """
            expl_range 9
            | a |
            |   |
            |  0|
            """)
        .step()
        .shows(
            """
            | a*|
            |  *|
            |***|
            """);
  }

  @Test
  void theArmsFollowInTheOrderRightLeftDownUp() {
    Stage.of(
            """
            |  W a|
            |     |
            |W 0 W|
            |     |
            |  W  |
            """)
        .step()
        .happened(
            "a's bomb hit a wall at (4,2)",
            "a's bomb hit a wall at (0,2)",
            "a's bomb hit a wall at (2,4)",
            "a's bomb hit a wall at (2,0)");
  }

  @Test
  void aHitOnItsOwnCellLeavesNoArms() {
    Stage.of(
            """
            | W |
            |WaW|
            | W |
            """)
        .bomb("a", 1, 1, 0)
        .step()
        .happened("a's bomb killed its owner at (1,1)")
        .shows(
            """
            | W |
            |W*W|
            | W |
            """);
  }

  @Test
  void aMonsterOnItsOwnCellLeavesNoArmsEither() {
    Stage.of("|W M  a|\n")
        .bomb("a", 2, 0, 0)
        .step()
        .happened("a's bomb killed M at (2,0)")
        .shows("|W *  a|\n");
  }

  @Test
  void anArmEndsBeforeTheExit() {
    Stage.of("expl_range 4\n|W E 0 a|\n")
        .step()
        .happened("a's bomb killed its owner at (6,0)")
        .shows("|W E****|\n");
  }

  @Test
  void theExitShieldsWhoStandsThere() {
    Stage.of("|E 0  M a|\n")
        .put("M", 0, 0)
        .step()
        .nothingHappened()
        .shows("|M****  a|\n")
        .hasMonsters("M");
  }

  @Test
  void aBombOnTheArmShieldsWhoStandsThere() {
    Stage.of("expl_range 4\n|0 bWa|\n")
        .bomb("b", 2, 0, 5)
        .step()
        .nothingHappened()
        .shows("|**bWa|\n")
        .hasBombs("b's at (2,0), 4 left")
        .hasExplosions("a's at (0,0), 1 left", "a's at (1,0), 1 left");
  }

  @Test
  void anArmEndsAfterAWall() {
    Stage.of("expl_range 4\n|0 WWa|\n")
        .step()
        .happened("a's bomb hit a wall at (2,0)")
        .shows("|**%Wa|\n");
  }

  @Test
  void anArmEndsAfterABurningWall() {
    Stage.of("expl_range 4\n|0 %W a|\n").step().nothingHappened().shows("|**%W a|\n");
  }

  @Test
  void anArmEndsAfterAMonster() {
    Stage.of("expl_range 4\n|0 MN a|\n")
        .step()
        .happened("a's bomb killed M at (2,0)")
        .shows("|***N a|\n");
  }

  @Test
  void anArmEndsAfterACharacter() {
    Stage.of("expl_range 4\n|0 bc a|\n")
        .step()
        .happened("a's bomb killed b at (2,0)")
        .shows("|***c a|\n");
  }

  @Test
  void anArmGoesOnThroughAnExplosion() {
    Stage.of("expl_range 4\n|0*  Wa|\n")
        .step()
        .happened("a's bomb hit a wall at (4,0)")
        .shows("|****%a|\n");
  }

  @Test
  void aHitOnOneArmDoesNotEndTheOthers() {
    Stage.of(
            """
            |   a  |
            |      |
            |  0M  |
            |      |
            """)
        .step()
        .happened("a's bomb killed M at (3,2)")
        .shows(
            """
            |  *a  |
            |  *   |
            |****  |
            |  *   |
            """);
  }
}
