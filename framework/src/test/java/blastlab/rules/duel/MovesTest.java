package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;

import org.junit.jupiter.api.Test;

/** The phase "moves", which are judged on the state at the start of the turn. */
class MovesTest {
  @Test
  void playersMoveOneSquareInFourDirections() {
    duel("   2\n 1  \n    \n", "a", "b")
        .turn("a up")
        .happened("a moved up at (1,0)", "b waited at (3,0)")
        .turn("a left")
        .happened("a moved left at (0,0)", "b waited at (3,0)")
        .turn("a down")
        .happened("a moved down at (0,1)", "b waited at (3,0)")
        .turn("a right")
        .happened("a moved right at (1,1)", "b waited at (3,0)")
        .shows("|   b|\n| a  |\n|    |\n");
  }

  @Test
  void aMoveHoldsForOneTurn() {
    duel("1    2\n", "a", "b").turn("a right").turn().shows("| a   b|\n");
  }

  @Test
  void allMoveAtOnce() {
    duel("1  2\n", "a", "b").turn("a right", "b left").shows("| ab |\n");
  }

  @Test
  void theEdgeBlocks() {
    duel("12\n", "a", "b")
        .turn("a left", "b right")
        .happened("a waited at (0,0)", "b waited at (1,0)")
        .turn("a up", "b down")
        .happened("a waited at (0,0)", "b waited at (1,0)");
  }

  @Test
  void wallsAndBoxesBlock() {
    duel("#1X2\n", "a", "b")
        .turn("a left", "b left")
        .happened("a waited at (1,0)", "b waited at (3,0)")
        .turn("a right")
        .happened("a waited at (1,0)", "b waited at (3,0)")
        .shows("|#aXb|\n");
  }

  @Test
  void bombsBlock() {
    duel("12 \n", "a", "b")
        .turn("b bomb")
        .turn("a right", "b right")
        .happened("a waited at (0,0)", "b moved right at (2,0)")
        .turn("a right")
        .happened("a waited at (0,0)", "b waited at (2,0)")
        .turn("b left")
        .happened("a waited at (0,0)", "b waited at (2,0)")
        .shows("|a2b|\n");
  }

  @Test
  void whoHasJustPlacedABombMayStepOffIt() {
    duel("1  2\n", "a", "b").turn("a bomb").turn("a right").shows("|4a b|\n");
  }

  @Test
  void playersBlockAlsoOneWhoLeaves() {
    duel("12 \n", "a", "b")
        .turn("a right", "b right")
        .happened("a waited at (0,0)", "b moved right at (2,0)")
        .shows("|a b|\n");
  }

  @Test
  void playersCannotChangePlaces() {
    duel("12\n", "a", "b")
        .turn("a right", "b left")
        .happened("a waited at (0,0)", "b waited at (1,0)")
        .shows("|ab|\n");
  }

  @Test
  void twoWhoWantOneCellBothStay() {
    duel("1 2\n", "a", "b")
        .turn("a right", "b left")
        .happened("a waited at (0,0)", "b waited at (2,0)")
        .shows("|a b|\n");
  }

  @Test
  void soDoThree() {
    duel("1 2\n 3 \n", "a", "b", "c")
        .turn("a right", "b left", "c up")
        .happened("a waited at (0,0)", "b waited at (2,0)", "c waited at (1,1)");
  }

  @Test
  void whoIsBlockedIsInTheWayOfWhoComesBehind() {
    duel("#123 \n", "a", "b", "c")
        .turn("a left", "b left", "c left")
        .happened("a waited at (1,0)", "b waited at (2,0)", "c waited at (3,0)");
  }

  @Test
  void aBombThatGoesInThisTurnStillBlocks() {
    duel("1 2    3\n        \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down", "b left")
        .turn("a right")
        .turns(2)
        .turn("b left")
        .happened(
            "a waited at (1,1)",
            "b waited at (1,0)",
            "c waited at (7,0)",
            "a's bomb killed b at (1,0)");
  }

  @Test
  void aBoxThatGoesInThisTurnStillBlocks() {
    duel("1 X2\n    \n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(2)
        .turn("b left")
        .happened("a waited at (1,1)", "b waited at (3,0)", "a's bomb hit a wall at (2,0)")
        .turn("b left")
        .happened("a waited at (1,1)", "b moved left at (2,0)");
  }

  @Test
  void theCellOfOneWhoDiesIsFreeInTheNextTurn() {
    duel("1 23\n    \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(2)
        .turn("c left")
        .happened(
            "a waited at (1,1)",
            "b waited at (2,0)",
            "c waited at (3,0)",
            "a's bomb killed b at (2,0)")
        .turn("c left")
        .happened("a waited at (1,1)", "c moved left at (2,0)");
  }

  @Test
  void aDiagonalIsAWaitAndWantsNoCell() {
    duel("1  \n  2\n", "a", "b")
        .turn("a right down", "b left")
        .happened("a waited at (0,0)", "b moved left at (1,1)");
  }

  @Test
  void aMoveWithABombIsAWaitAndWantsNoCell() {
    duel("1 2\n", "a", "b")
        .turn("a right bomb", "b left")
        .happened("a waited at (0,0)", "b moved left at (1,0)")
        .hasBombs();
  }
}
