package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "bombs blast": what happens on the cells that a blast touches. */
class BlastTouchTest {
  @Test
  void aTouchedCellHasAnExplosionOfTheBombsOwner() {
    Stage.of("expl_duration 3\nexpl_range 1\n|a   b|\n")
        .bomb("b", 2, 0, 0)
        .step()
        .hasExplosions("b's at (1,0), 3 left", "b's at (2,0), 3 left", "b's at (3,0), 3 left");
  }

  @Test
  void itReplacesTheExplosionThatIsThere() {
    Stage.of("expl_duration 3\nexpl_range 1\n|a   b|\n")
        .explosion("a", 1, 0, 9)
        .explosion("a", 2, 0, 1)
        .bomb("b", 2, 0, 0)
        .step()
        .hasExplosions("b's at (1,0), 3 left", "b's at (2,0), 3 left", "b's at (3,0), 3 left");
  }

  @Test
  void aWallIsHitAndStandsWhileItBurns() {
    Stage.of("|0W a|\n")
        .move("a", -1, 0)
        .step()
        .happened("a's bomb hit a wall at (1,0)")
        .shows("|*%a |\n")
        .step()
        .shows("|*%a |\n");
  }

  @Test
  void aBurningWallIsAHitWithoutEventOrPoints() {
    Stage.of("expl_duration 3\n|b0%W a|\n")
        .bomb("b", 1, 0, 0)
        .put("b", 4, 0)
        .step()
        .nothingHappened()
        .score("a", -99)
        .score("b", -99)
        .shows("|**%Wba|\n")
        .hasExplosions("b's at (0,0), 3 left", "b's at (1,0), 3 left", "b's at (2,0), 3 left");
  }

  @Test
  void twoBlastsOfOneStepHitAWallOnce() {
    Stage.of("|   W   ab|\n")
        .bomb("b", 2, 0, 0)
        .bomb("a", 4, 0, 0)
        .step()
        .happened("b's bomb hit a wall at (3,0)")
        .shows("|***%***ab|\n")
        .score("a", -99)
        .score("b", -89)
        .hasExplosions(
            "b's at (0,0), 1 left",
            "b's at (1,0), 1 left",
            "b's at (2,0), 1 left",
            "a's at (3,0), 1 left",
            "a's at (4,0), 1 left",
            "a's at (5,0), 1 left",
            "a's at (6,0), 1 left");
  }

  @Test
  void everyMonsterThenEveryCharacterOnTheCellDiesInOrder() {
    Stage.of("|bcd MNOa|\n")
        .put("d", 1, 0)
        .put("b", 1, 0)
        .put("c", 1, 0)
        .put("N", 1, 0)
        .put("M", 1, 0)
        .bomb("a", 2, 0, 0)
        .step()
        .happened(
            "a's bomb killed M at (1,0)",
            "a's bomb killed N at (1,0)",
            "a's bomb killed b at (1,0)",
            "a's bomb killed c at (1,0)",
            "a's bomb killed d at (1,0)")
        .hasMonsters("O")
        .hasCharacters("a");
  }

  @Test
  void whoSharesTheBombsOwnCellDiesToo() {
    Stage.of("|ab    c|\n")
        .put("b", 0, 0)
        .bomb("a", 0, 0, 0)
        .step()
        .happened("a's bomb killed its owner at (0,0)", "a's bomb killed b at (0,0)")
        .hasCharacters("c");
  }

  @Test
  void nobodyOutrunsABlast() {
    Stage.of("|0 a  b|\n").move("a", 1, 0).step().happened("a's bomb killed its owner at (2,0)");
  }

  @Test
  void whoDiesInABlastPlacesNoBomb() {
    Stage.of("|0 b  a|\n")
        .placeBomb("b", 0, 0)
        .step()
        .happened("a's bomb killed b at (2,0)")
        .hasBombs();
  }

  @Test
  void whoIsBesideTheArmsLives() {
    Stage.of(
            """
            |bMc|
            |N0d|
            |eOf|
            |  a|
            """)
        .put("M", 0, 0)
        .put("N", 2, 0)
        .put("O", 2, 2)
        .put("d", 2, 2)
        .step()
        .nothingHappened()
        .hasMonsters("M", "N", "O")
        .hasCharacters("a", "b", "c", "d", "f", "e");
  }
}
