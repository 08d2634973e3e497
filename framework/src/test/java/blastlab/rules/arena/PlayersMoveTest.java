package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "moves". */
class PlayersMoveTest {
  @Test
  void playersMoveOneSquareInFourDirections() {
    arena(
            """
            ...
            .1.
            ...
            """,
            "a")
        .turn("a up")
        .shows("| a |\n|   |\n|   |\n")
        .turn("a left")
        .shows("|a  |\n|   |\n|   |\n")
        .turn("a down")
        .shows("|   |\n|a  |\n|   |\n")
        .turn("a right")
        .shows("|   |\n| a |\n|   |\n")
        .nothingHappened();
  }

  @Test
  void aMoveHoldsForOneTurn() {
    arena("1...\n", "a").turn("a right").turn().shows("| a  |\n");
  }

  @Test
  void theEdgeBlocks() {
    arena("1\n", "a")
        .turn("a left")
        .turn("a right")
        .turn("a up")
        .turn("a down")
        .nothingHappened()
        .shows("|a|\n");
  }

  @Test
  void wallsAndRocksBlock() {
    arena("#1%\n", "a").turn("a left").shows("|#a%|\n").turn("a right").shows("|#a%|\n");
  }

  @Test
  void bombsOfEarlierTurnsBlock() {
    arena("12.\n", "a", "b").turn("a bomb").turn("b left").nothingHappened().shows("|ab |\n");
  }

  @Test
  void theyBlockTheirOwnersToo() {
    arena("1..\n", "a").turn("a bomb").turn("a right").turn("a left").shows("|1a |\n");
  }

  @Test
  void soDoesABombThatIsDueInThisTurn() {
    arena("range 0\n.12\n...\n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn()
        .turn("b left")
        .nothingHappened()
        .shows(
            """
            | *b|
            | a |
            """)
        .turn("b left")
        .shows(
            """
            | b |
            | a |
            """);
  }

  @Test
  void aSquareThatGetsABombInThisTurnCanBeEntered() {
    arena("12.\n", "a", "b")
        .turn("a bomb", "b left")
        .hasBombs("a's at (0,0), range 3, in 3")
        .turn("a right")
        .shows("|ba |\n");
  }

  @Test
  void whoStandsOnABombMayStepOff() {
    arena("1..\n", "a").turn("a bomb").turn("a right").shows("|2a |\n");
  }

  @Test
  void playersChangePlaces() {
    arena("12\n", "a", "b").turn("a right", "b left").shows("|ba|\n");
  }

  @Test
  void playersShareASquare() {
    arena("1.2\n", "a", "b")
        .turn("a right", "b left")
        .shows("| a |\n")
        .turn("a left")
        .shows("|ab |\n");
  }
}
