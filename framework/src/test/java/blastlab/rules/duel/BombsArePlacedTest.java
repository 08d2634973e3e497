package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;

import org.junit.jupiter.api.Test;

/** The phase "bombs placed". */
class BombsArePlacedTest {
  @Test
  void aBombLiesWhereItsOwnerStands() {
    duel(" 1  2\n", "a", "b")
        .turn("a bomb")
        .happened("a placed a bomb at (1,0)", "b waited at (4,0)")
        .hasBombs("a's at (1,0), range 2, in 5");
  }

  @Test
  void everyPlayerHasOneBombInPlay() {
    duel("1    2\n", "a", "b")
        .turn("a bomb", "b bomb")
        .turn("a right", "b left")
        .turn("a bomb", "b bomb")
        .happened("a waited at (1,0)", "b waited at (4,0)")
        .hasBombs("a's at (0,0), range 2, in 3", "b's at (5,0), range 2, in 3");
  }

  @Test
  void aBombIsStillInPlayInTheTurnInWhichItExplodes() {
    duel("1    2\n", "a", "b")
        .turn("a bomb")
        .turn("a right")
        .turn("a right")
        .turn("a right")
        .turn()
        .turn("a bomb")
        .happened("a waited at (3,0)", "b waited at (5,0)")
        .hasBombs()
        .turn("a bomb")
        .happened("a placed a bomb at (3,0)", "b waited at (5,0)")
        .hasBombs("a's at (3,0), range 2, in 5");
  }

  @Test
  void whoStandsOnItsBombPlacesNoOther() {
    duel("1   2\n", "a", "b")
        .turn("a bomb")
        .turn("a bomb")
        .happened("a waited at (0,0)", "b waited at (4,0)")
        .hasBombs("a's at (0,0), range 2, in 4");
  }

  @Test
  void aBombOutlivesItsOwner() {
    duel(" 1   23 \n        \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b left")
        .turn("b left")
        .turn()
        .turn()
        .happened(
            "a waited at (2,1)",
            "b waited at (3,0)",
            "c waited at (6,0)",
            "a's bomb killed b at (3,0)")
        .hasBombs("b's at (5,0), range 2, in 1")
        .turn()
        .happened("a waited at (2,1)", "c waited at (6,0)", "b's bomb killed c at (6,0)");
  }

  @Test
  void soDoesOneThatIsPlacedAsItsOwnerDies() {
    duel("1 2    3\n        \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(2)
        .turn("b bomb")
        .happened(
            "a waited at (1,1)",
            "b placed a bomb at (2,0)",
            "c waited at (7,0)",
            "a's bomb killed b at (2,0)")
        .hasBombs("b's at (2,0), range 2, in 5")
        .turns(5)
        .shows(
            """
            |*****  c|
            | a*     |
            """);
  }
}
