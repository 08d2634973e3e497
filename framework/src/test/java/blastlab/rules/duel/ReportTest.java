package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;

import org.junit.jupiter.api.Test;

/** The phase "report": everybody hears what everybody really did. */
class ReportTest {
  @Test
  void itNamesAllInTheOrderOfTheirNumbers() {
    duel("3 1 2\n     \n", "z", "m", "a")
        .turn("a down", "m bomb", "z left")
        .happened("z moved left at (1,0)", "m placed a bomb at (4,0)", "a moved down at (0,1)");
  }

  @Test
  void whatFailedIsAWait() {
    duel("1#2\n", "a", "b")
        .turn("a right", "b bomb right")
        .happened("a waited at (0,0)", "b waited at (2,0)");
  }

  @Test
  void itNamesThoseWhoDieInThisTurnAndThenNoMore() {
    duel("1  2   3\n", "a", "b", "c")
        .turn("a bomb")
        .turns(4)
        .turn("b left")
        .happened(
            "a waited at (0,0)",
            "b moved left at (2,0)",
            "c waited at (7,0)",
            "a's bomb killed its owner at (0,0)",
            "a's bomb killed b at (2,0)")
        .turn("c left")
        .happened("c moved left at (6,0)");
  }
}
