package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "bombs": who may place one. */
class BombsArePlacedTest {
  @Test
  void aBombLiesWhereItsOwnerStands() {
    arena("..1..\n", "a")
        .turn("a bomb")
        .nothingHappened()
        .hasBombs("a's at (2,0), range 3, in 3")
        .turn("a left")
        .shows("| a2  |\n");
  }

  @Test
  void usuallyAPlayerHasOneBombAtATime() {
    arena("1...\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .nothingHappened()
        .hasBombs("a's at (0,0), range 3, in 1");
  }

  @Test
  void itStillCountsInTheTurnInWhichItExplodes() {
    arena("range 1\n1...\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn("a bomb")
        .hasBombs()
        .turn("a bomb")
        .hasBombs("a's at (2,0), range 1, in 3");
  }

  @Test
  void howManyBombsAndHowFarTheyReachAreSettings() {
    arena("bombs 2\nrange 7\nfuse 9\n1..\n", "a")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .turn("a right")
        .turn("a bomb")
        .hasBombs("a's at (0,0), range 7, in 5", "a's at (1,0), range 7, in 7");
    arena("bombs 0\n1..\n", "a").turn("a bomb").hasBombs();
  }

  @Test
  void aBombOfAnEarlierTurnIsInTheWay() {
    arena("12.\n", "a", "b")
        .turn("a bomb", "b left")
        .turn("a right", "b bomb")
        .hasBombs("a's at (0,0), range 3, in 2");
  }

  @Test
  void soIsOneThatIsDueInThisTurn() {
    arena("range 0\n12..\n", "a", "b")
        .turn("a bomb", "b left")
        .turn("a right")
        .turn()
        .turn("b bomb")
        .happened("a's bomb killed b at (0,0)")
        .hasBombs()
        .shows("|*a  |\n");
  }

  @Test
  void aBombThatIsSharedCountsForEachOfItsOwners() {
    arena("1.2\n", "a", "b")
        .turn("a right", "b left")
        .turn("a bomb", "b bomb")
        .turn("a left", "b right")
        .turn("a bomb", "b bomb")
        .hasBombs("a+b's at (1,0), range 3, in 1");
  }

  @Test
  void aBombThatIsSharedCountsAsOne() {
    arena("bombs 2\nfuse 9\n1.2\n", "a", "b")
        .turn("a right", "b left")
        .turn("a bomb", "b bomb")
        .turn("a left", "b right")
        .turn("a bomb", "b bomb")
        .hasBombs(
            "a+b's at (1,0), range 3, in 7",
            "a's at (0,0), range 3, in 9",
            "b's at (2,0), range 3, in 9");
  }
}
