package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "merging": bombs of one turn on one square become one. */
class BombsMergeTest {
  @Test
  void bombsOfOneTurnOnOneSquareBecomeOneThatAllOwn() {
    arena("1.2\n.3.\n", "a", "b", "c")
        .turn("a right", "b left", "c up")
        .turn("c bomb", "a bomb", "b bomb")
        .hasBombs("a+b+c's at (1,0), range 3, in 3");
  }

  @Test
  void itReachesAsFarAsTheStrongestOfThem() {
    arena("A stronger_bombs\n1.A2\n", "a", "b")
        .turn("a right", "b left")
        .turn("b left")
        .turn("a bomb", "b bomb")
        .hasBombs("a+b's at (1,0), range 4, in 3");
    arena("A stronger_bombs\n2.A1\n", "a", "b")
        .turn("b right", "a left")
        .turn("a left")
        .turn("a bomb", "b bomb")
        .hasBombs("a+b's at (1,0), range 4, in 3");
  }

  @Test
  void bombsOnDifferentSquaresStayApart() {
    arena("1.2\n", "a", "b")
        .turn("a bomb", "b bomb")
        .hasBombs("a's at (0,0), range 3, in 3", "b's at (2,0), range 3, in 3");
  }

  @Test
  void aBombThatWasRefusedHasNoPartInIt() {
    arena("fuse 9\nA stronger_bombs\n1A.2\n", "a", "b")
        .turn("a right")
        .turn("a bomb")
        .turn("a right")
        .turn("b left")
        .turn("a bomb", "b bomb")
        .hasBombs("a's at (1,0), range 4, in 6", "b's at (2,0), range 3, in 9");
  }

  @Test
  void itExplodesOnceForAllOwners() {
    arena("range 1\n.1..\n%...\n.2..\n", "b", "a")
        .turn("b down", "a up")
        .turn("a bomb", "b bomb")
        .turn("a right", "b right")
        .turn("a right", "b right")
        .turn()
        .happened("a's bomb hit a wall at (0,1)", "b's bomb hit a wall at (0,1)")
        .burnsFor(0, 1, "a", "b")
        .burnsFor(1, 2, "a", "b")
        .hasBombs()
        .shows(
            """
            | *  |
            |***b|
            | *  |
            """);
  }
}
