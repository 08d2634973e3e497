package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "illegal wishes": who wants too much at once waits, and all hear of it. */
class IllegalWishesTest {
  @Test
  void aMoveAndABombInOneTurnIsIllegal() {
    arena("1..2\n", "a", "b")
        .turn("a right bomb")
        .happened("a wanted to move and to bomb in one turn at (0,0)")
        .hasBombs()
        .shows("|a  b|\n");
  }

  @Test
  void aDiagonalIsIllegal() {
    arena("1..2\n....\n", "a", "b")
        .turn("a right down")
        .happened("a wanted to move diagonally at (0,0)")
        .shows(
            """
            |a  b|
            |    |
            """);
  }

  @Test
  void aMoveWithABombIsJudgedBeforeADiagonal() {
    arena("1..2\n....\n", "a", "b")
        .turn("a right down bomb")
        .happened("a wanted to move and to bomb in one turn at (0,0)")
        .hasBombs()
        .shows(
            """
            |a  b|
            |    |
            """);
  }

  @Test
  void aMoveThatWouldBeBlockedIsIllegalWithABombToo() {
    arena("1..2\n", "a", "b")
        .turn("a left bomb")
        .happened("a wanted to move and to bomb in one turn at (0,0)")
        .hasBombs();
  }

  @Test
  void eachIsJudgedForItselfInSeatOrder() {
    arena("3.1.2\n.....\n", "a", "b", "c")
        .turn("c right", "b left down", "a right bomb")
        .happened(
            "a wanted to move and to bomb in one turn at (2,0)",
            "b wanted to move diagonally at (4,0)")
        .shows(
            """
            | ca b|
            |     |
            """);
  }

  @Test
  void thatIsJudgedBeforeAnybodyMoves() {
    arena("A coin 5\n1A.2\n....\n", "a", "b")
        .turn("a right", "b left down")
        .happened("b wanted to move diagonally at (3,0)", "a picked up coin at (1,0)");
  }

  @Test
  void whatWasIllegalIsForgotten() {
    arena("1..2\n", "a", "b").turn("a right bomb").turn().nothingHappened().shows("|a  b|\n");
  }
}
