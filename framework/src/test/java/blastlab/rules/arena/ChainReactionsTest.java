package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "blasts": bombs that others set off. */
class ChainReactionsTest {
  @Test
  void aBombThatABlastReachesExplodesInTheSameTurn() {
    arena("range 2\n1.2..\n.....\n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b down")
        .hasBombs("a's at (0,0), range 2, in 1", "b's at (2,0), range 2, in 2")
        .turn("b right")
        .nothingHappened()
        .hasBombs()
        .shows(
            """
            |*****|
            |*a*b |
            """)
        .turn()
        .shows(
            """
            |     |
            | a b |
            """);
  }

  @Test
  void aBombEndsTheArmThatReachesIt() {
    arena("1.2...\n......\n", "a", "b")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a right", "b right")
        .turn()
        .burnsFor(1, 0, "a", "b")
        .burnsFor(2, 0, "a", "b")
        .burnsFor(3, 0, "b")
        .burnsFor(0, 0, "a", "b")
        .burnsFor(5, 0, "b");
  }

  @Test
  void aWeakBombShieldsWhatIsBehindIt() {
    arena("range 0\nfuse 4\nA stronger_bombs\n1AAA2.\n......\n", "a", "b")
        .turn("a right")
        .turn("a right")
        .turn("a right")
        .turn("a bomb", "b bomb")
        .turn("a down", "b right")
        .turn("a left")
        .turns(2)
        .nothingHappened()
        .burnsFor(4, 0, "a", "b")
        .shows(
            """
            |*****b|
            |  a*  |
            """);
  }

  @Test
  void aChainedBombKeepsItsOwnRange() {
    arena("range 1\nbombs 2\nfuse 9\nA stronger_bombs\n1AA....\n.......\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn("a left")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 1, in 5", "a's at (1,0), range 3, in 9")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .hasBombs()
        .shows(
            """
            |*****  |
            |**a    |
            """);
  }

  @Test
  void aChainedBombKeepsItsOwners() {
    arena("range 1\n12.\n.3.\n...\n", "c", "a", "b")
        .turn("c bomb", "b up")
        .turn("a bomb", "b bomb", "c down")
        .turn("a right", "b down", "c down")
        .turn("a down", "b down")
        .nothingHappened()
        .burnsFor(0, 1, "c")
        .burnsFor(1, 0, "a", "b", "c")
        .burnsFor(2, 0, "a", "b")
        .shows(
            """
            |***|
            |**a|
            |cb |
            """);
  }

  @Test
  void aBombPlacedInThisTurnCanBeSetOffInIt() {
    arena("range 1\n1.2..\n.....\n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b left")
        .turn("a right")
        .turn("a right", "b bomb")
        .happened("a's bomb killed b at (1,0)", "b's bomb killed its owner at (1,0)")
        .hasBombs()
        .burnsFor(2, 0, "b")
        .shows(
            """
            |***  |
            |**a  |
            """);
  }

  @Test
  void aChainGoesOnToBombsPlacedBefore() {
    arena("bombs 3\nfuse 9\nrange 1\n1.....\n......\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn("a bomb")
        .turn("a left")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn("a right")
        .hasBombs(
            "a's at (0,0), range 1, in 1",
            "a's at (2,0), range 1, in 4",
            "a's at (1,0), range 1, in 6")
        .turn()
        .nothingHappened()
        .hasBombs()
        .shows(
            """
            |****  |
            |***a  |
            """);
  }

  @Test
  void aBombOutOfReachIsNotSetOff() {
    arena("range 1\n1.2.\n....\n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b right")
        .turn()
        .hasBombs("b's at (2,0), range 1, in 1")
        .shows(
            """
            |**1b|
            |*a  |
            """);
  }

  @Test
  void aBombBehindARockOrAWallIsNotSetOff() {
    arena("1%2.\n....\n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b right")
        .turn()
        .hasBombs("b's at (2,0), range 3, in 1");
    arena("1#2.\n....\n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b right")
        .turn()
        .hasBombs("b's at (2,0), range 3, in 1");
  }
}
