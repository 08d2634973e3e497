package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "bombs blast": when a bomb goes off, and with which others. */
class BombsTickTest {
  @Test
  void aBombGoesOffBombTimePlusOneStepsAfterTheStepThatPlacedIt() {
    Stage.of("bomb_time 3\nexpl_range 1\n|a   |\n")
        .placeBomb("a", 1, 0)
        .step()
        .hasBombs("a's at (0,0), 3 left")
        .steps(3)
        .hasBombs("a's at (0,0), 0 left")
        .shows("|0  a|\n")
        .step()
        .hasBombs()
        .shows("|** a|\n");
  }

  @Test
  void bombsBlastInOrderOfPlacing() {
    Stage.of(
            """
            |W   W|
            | abc |
            """)
        .bomb("b", 4, 1, 0)
        .bomb("a", 0, 1, 0)
        .step()
        .happened(
            "b's bomb killed c at (3,1)",
            "b's bomb hit a wall at (4,0)",
            "a's bomb killed its owner at (1,1)",
            "a's bomb hit a wall at (0,0)");
  }

  @Test
  void aBombThatWaitsNeitherGoesOffNorLetsABlastPass() {
    Stage.of("expl_range 4\n|0 5  a|\n")
        .step()
        .shows("|**4  a|\n")
        .hasBombs("a's at (2,0), 4 left");
  }

  @Test
  void bombsThatGoOffTogetherStopEachOther() {
    Stage.of("expl_range 4\n|0 0  a|\n")
        .step()
        .happened("a's bomb killed its owner at (5,0)")
        .hasExplosions(
            "a's at (0,0), 1 left",
            "a's at (1,0), 1 left",
            "a's at (2,0), 1 left",
            "a's at (3,0), 1 left",
            "a's at (4,0), 1 left",
            "a's at (5,0), 1 left");
  }

  @Test
  void aBombThatHasBlastedStillShieldsFromTheNextOne() {
    Stage.of("expl_range 4\n|Wb      a|\n")
        .bomb("b", 1, 0, 0)
        .bomb("a", 3, 0, 0)
        .step()
        .happened("b's bomb killed its owner at (1,0)")
        .shows("|W*******a|\n");
  }

  @Test
  void aBombThatIsStillToBlastShieldsFromTheOneBefore() {
    Stage.of("expl_range 4\n|0M W a|\n")
        .put("M", 4, 0)
        .bomb("a", 2, 0, 0)
        .step()
        .happened("a's bomb hit a wall at (3,0)")
        .shows("|***%Ma|\n");
  }

  @Test
  void whoseBombHasGoneOffMayPlaceTheNextInTheSameStep() {
    Stage.of("expl_range 1\n|0  a|\n").placeBomb("a", 0, 0).step().hasBombs("a's at (3,0), 2 left");
  }

  @Test
  void explodedBombsAreGoneAndTheOthersStay() {
    Stage.of(
            """
            expl_range 1
            |1 0 2 a|
            """)
        .step()
        .hasBombs("a's at (0,0), 0 left", "a's at (4,0), 1 left")
        .step()
        .hasBombs("a's at (4,0), 0 left");
  }
}
