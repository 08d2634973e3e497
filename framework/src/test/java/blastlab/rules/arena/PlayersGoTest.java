package blastlab.rules.arena;

import static blastlab.rules.Playground.arena;

import org.junit.jupiter.api.Test;

/** The phase "players go". */
class PlayersGoTest {
  @Test
  void whoIsCaughtLosesAHundredPointsAndLeaves() {
    arena("range 1\n12..3\n....#\n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn()
        .happened("a's bomb killed b at (1,0)")
        .score("b", -100)
        .score("a", 0)
        .hasPlayers("a", "c")
        .shows(
            """
            |**  c|
            |*a  #|
            """);
  }

  @Test
  void ownBombsCatchTheirOwnersToo() {
    arena("1...2\n", "a", "b")
        .turn("a bomb")
        .turns(3)
        .happened("a's bomb killed its owner at (0,0)")
        .score("a", -100);
  }

  @Test
  void whatItCostsIsASetting() {
    arena("points_death -7\n1...2\n", "a", "b").turn("a bomb").turns(3).score("a", -7);
  }

  @Test
  void whoIsCaughtByTwoBombsLosesPointsOnce() {
    arena("range 1\n132\n...\n...\n", "b", "a", "c")
        .turn("a bomb", "b bomb")
        .turn("a down", "b down")
        .turn("a down", "b down")
        .turn()
        .happened("a's bomb killed c at (1,0)", "b's bomb killed c at (1,0)")
        .score("c", -100);
  }

  @Test
  void severalCanGoAtOnceInSeatOrder() {
    arena("31.2\n", "a", "b", "c")
        .turn("a bomb")
        .turns(3)
        .happened(
            "a's bomb killed its owner at (1,0)",
            "a's bomb killed b at (3,0)",
            "a's bomb killed c at (0,0)")
        .score("a", -100)
        .score("b", -100)
        .score("c", -100)
        .hasPlayers();
  }

  @Test
  void theBlastCatchesWhoIsThereAfterTheMoves() {
    arena("range 1\n12.3\n....\n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down")
        .turn("a right", "c left")
        .turn("b down", "c left")
        .happened("a's bomb killed c at (1,0)")
        .shows(
            """
            |**  |
            |*a  |
            """)
        .hasPlayers("a", "b");
  }

  @Test
  void whoIsCaughtKeepsWhatItCollectedInThisTurn() {
    arena("range 1\nA coin 5\n1A2\n...\n", "a", "b")
        .turn("a bomb")
        .turn("a down")
        .turn("a right")
        .turn("b left")
        .happened("b picked up coin at (1,0)", "a's bomb killed b at (1,0)")
        .score("b", 5 - 100)
        .hasItems();
  }

  @Test
  void theirBombsStayAndExplode() {
    arena("range 1\n.1..23.\n.......\n", "a", "b", "c")
        .turn("a bomb")
        .turn("a down", "b bomb")
        .turn("a right", "b left")
        .turn("b left")
        .happened("a's bomb killed b at (2,0)")
        .hasBombs("b's at (4,0), range 1, in 1")
        .turn()
        .happened("b's bomb killed c at (5,0)")
        .score("b", -100);
  }
}
