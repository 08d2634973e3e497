package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "blasts": which squares the blast of one bomb marks. */
class BlastsMarkTest {
  @Test
  void rangeOneIsAPlusOfFiveSquares() {
    arena(
            """
            range 1
            .....
            .....
            ..1..
            .....
            .....
            """,
            "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn()
        .shows(
            """
            |     |
            |  *  |
            | ***a|
            |  *  |
            |     |
            """);
  }

  @Test
  void theUsualRangeIsThreeSquaresBeyondTheBomb() {
    arena(
            """
            .........
            .........
            .........
            .........
            ....1....
            .........
            .........
            .........
            .........
            """,
            "a")
        .turn("a bomb")
        .turn("a up")
        .turn("a left")
        .turn()
        .shows(
            """
            |         |
            |    *    |
            |    *    |
            |   a*    |
            | ******* |
            |    *    |
            |    *    |
            |    *    |
            |         |
            """);
  }

  @Test
  void rangeNoneIsTheBombsOwnSquare() {
    arena("range 0\n.1.\n", "a").turn("a bomb").turn("a right").turns(2).shows("| *a|\n");
  }

  @Test
  void itEndsAtTheEdge() {
    arena("range 9\n1..\n...\n...\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a down")
        .turn()
        .shows("|***|\n|*a |\n|*  |\n");
    arena("range 9\n...\n...\n..1\n", "a")
        .turn("a bomb")
        .turn("a left")
        .turn("a up")
        .turn()
        .shows("|  *|\n| a*|\n|***|\n");
  }

  @Test
  void aWallEndsAnArmAndIsNotMarked() {
    arena(
            """
            ..#..
            #.1.#
            .....
            ..#..
            """,
            "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .nothingHappened()
        .shows(
            """
            |  #  |
            |#***#|
            |  *a |
            |  #  |
            """)
        .burnsFor(2, 0)
        .burnsFor(0, 1)
        .burnsFor(4, 1)
        .burnsFor(2, 3);
  }

  @Test
  void aRockIsMarkedAndEndsAnArm() {
    arena("1%%\n...\n", "a")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .happened("a's bomb hit a wall at (1,0)")
        .burnsFor(1, 0, "a")
        .shows(
            """
            |**%|
            |*a |
            """);
  }

  @Test
  void rocksEndArmsInAllDirections() {
    arena(
            """
            range 9
            ...%...
            ...%...
            .......
            %%.1.%%
            .......
            ...%...
            ...%...
            """,
            "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a up")
        .turn()
        .shows(
            """
            |   %   |
            |   *   |
            |   *a  |
            |%*****%|
            |   *   |
            |   *   |
            |   %   |
            """);
  }

  @Test
  void playersDoNotStopIt() {
    arena("1234\n....\n", "a", "b", "c", "d")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .happened(
            "a's bomb killed b at (1,0)",
            "a's bomb killed c at (2,0)",
            "a's bomb killed d at (3,0)")
        .shows(
            """
            |****|
            |*a  |
            """);
  }

  @Test
  void aSquareThatSeveralBlastsReachIsEverybodys() {
    arena("range 1\n1.2\n...\n...\n", "b", "a")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a down", "b down")
        .turn()
        .burnsFor(0, 0, "b")
        .burnsFor(1, 0, "a", "b")
        .burnsFor(2, 0, "a")
        .shows(
            """
            |***|
            |* *|
            |b a|
            """);
  }

  @Test
  void twoBlastsThatReachOneRockBothEndThere() {
    arena("1.%.2\n.....\n", "a", "b")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a right", "b left")
        .turn()
        .happened("a's bomb hit a wall at (2,0)", "b's bomb hit a wall at (2,0)")
        .burnsFor(1, 0, "a")
        .burnsFor(2, 0, "a", "b")
        .burnsFor(3, 0, "b")
        .shows(
            """
            |*****|
            |*a b*|
            """);
  }
}
