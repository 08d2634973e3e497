package blastlab.rules.duel;

import static blastlab.rules.Playground.duel;

import org.junit.jupiter.api.Test;

/** The phase "blasts". */
class BlastsTest {
  @Test
  void theExplosionOfTheRuleText() {
    duel(
            """
            ##########
            #       2#
            #  ###   #
            #   1X   #
            #        #
            #        #
            #        #
            ##########
            """,
            "a",
            "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a down")
        .turn("a down")
        .turn("a left")
        .turn()
        .happened("a waited at (3,6)", "b waited at (8,1)", "a's bomb hit a wall at (5,3)")
        .shows(
            """
            |##########|
            |#       b#|
            |#  ###   #|
            |# ****   #|
            |#   *    #|
            |#   *    #|
            |#  a     #|
            |##########|
            """)
        .turn()
        .shows(
            """
            |##########|
            |#       b#|
            |#  ###   #|
            |#        #|
            |#        #|
            |#        #|
            |#  a     #|
            |##########|
            """);
  }

  @Test
  void itReachesTwoCellsInEveryDirection() {
    duel(
            """
            #########
            #       #
            #       #
            #       #
            #   1   #
            #       #
            #       #
            #      2#
            #########
            """,
            "a",
            "b")
        .turn("a bomb")
        .turn("a right")
        .turn("a up")
        .turns(3)
        .shows(
            """
            |#########|
            |#       #|
            |#   *   #|
            |#   *a  #|
            |# ***** #|
            |#   *   #|
            |#   *   #|
            |#      b#|
            |#########|
            """);
  }

  @Test
  void itEndsAtTheEdge() {
    duel("1   2\n     \n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .shows("|*** b|\n|*a   |\n");
  }

  @Test
  void aWallStopsItAndDoesNotBurn() {
    duel("1#2\n  #\n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .happened("a waited at (1,1)", "b waited at (2,0)")
        .burnsFor(1, 0)
        .shows("|*#b|\n|*a#|\n");
  }

  @Test
  void aBoxStopsItAndIsGone() {
    duel("1X 2\n    \n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .happened("a waited at (1,1)", "b waited at (3,0)", "a's bomb hit a wall at (1,0)")
        .shows("|** b|\n|*a  |\n")
        .turn()
        .shows("|   b|\n| a  |\n");
  }

  @Test
  void twoBlastsThatReachOneBoxBothEndThere() {
    duel("1X2 \n    \n", "a", "b")
        .turn("a bomb", "b bomb")
        .turn("a down", "b right")
        .turn("a right", "b down")
        .turns(3)
        .happened(
            "a waited at (1,1)",
            "b waited at (3,1)",
            "a's bomb hit a wall at (1,0)",
            "b's bomb hit a wall at (1,0)")
        .burnsFor(0, 0, "a")
        .burnsFor(1, 0, "a", "b")
        .burnsFor(2, 0, "b")
        .shows("|****|\n|*a*b|\n");
  }

  @Test
  void bombsNeitherStopItNorAreSetOff() {
    duel("12    \n      \n", "a", "b")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b right")
        .turn("a right", "b right")
        .turn("a right", "b right")
        .turn()
        .happened("a waited at (3,1)", "b waited at (4,0)")
        .hasBombs("b's at (1,0), range 2, in 1")
        .burnsFor(1, 0, "a")
        .burnsFor(2, 0, "a")
        .shows("|*** b |\n|*  a  |\n")
        .turn()
        .hasBombs()
        .shows("|****b |\n| * a  |\n");
  }

  @Test
  void playersDoNotStopIt() {
    duel("123 \n    \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .happened(
            "a waited at (1,1)",
            "b waited at (1,0)",
            "c waited at (2,0)",
            "a's bomb killed b at (1,0)",
            "a's bomb killed c at (2,0)")
        .shows("|*** |\n|*a  |\n");
  }

  @Test
  void itHitsWhoIsThereAfterTheMoves() {
    duel("1 2   \n   3  \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn("c left")
        .turn()
        .turn("b right", "a left")
        .happened(
            "a moved left at (0,1)",
            "b moved right at (3,0)",
            "c waited at (2,1)",
            "a's bomb killed its owner at (0,1)")
        .hasPlayers("b", "c");
  }

  @Test
  void whatIsHitIsReportedBombByBombInTheOrderOfTheirOwnersNumbers() {
    duel("X132X\n     \n", "b", "a", "c")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a right", "b left")
        .turns(3)
        .happened(
            "b waited at (0,1)",
            "a waited at (4,1)",
            "c waited at (2,0)",
            "b's bomb hit a wall at (0,0)",
            "b's bomb killed c at (2,0)",
            "a's bomb hit a wall at (4,0)",
            "a's bomb killed c at (2,0)");
  }

  @Test
  void aBombIsBlamedOnlyForWhatItHits() {
    duel("1 3   4 2\n         \n", "a", "b", "c", "d")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a right", "b left")
        .turns(3)
        .happened(
            "a waited at (1,1)",
            "b waited at (7,1)",
            "c waited at (2,0)",
            "d waited at (6,0)",
            "a's bomb killed c at (2,0)",
            "b's bomb killed d at (6,0)");
  }

  @Test
  void oneBombHitsSeveralInTheOrderOfTheirNumbers() {
    duel("3 1 2\n     \n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turns(3)
        .happened(
            "a waited at (3,1)",
            "b waited at (4,0)",
            "c waited at (0,0)",
            "a's bomb killed b at (4,0)",
            "a's bomb killed c at (0,0)");
  }
}
