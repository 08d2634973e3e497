package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "monsters move". */
class MonstersMoveTest {
  @Test
  void aMonsterKillsWhomItReaches() {
    Stage.of("|Ma  b|\n").move("M", 1, 0).step().happened("M killed a at (1,0)").shows("| M  b|\n");
  }

  @Test
  void itKillsAllOnTheCellAtOnceInTheirOrder() {
    Stage.of("|M abc|\n")
        .put("b", 1, 0)
        .put("a", 1, 0)
        .move("M", 1, 0)
        .step()
        .happened("M killed a at (1,0)", "M killed b at (1,0)")
        .hasCharacters("c");
  }

  @Test
  void monstersMoveInOrderSoTheFirstToArriveKills() {
    Stage.of("|MaN  b|\n")
        .move("M", 1, 0)
        .move("N", -1, 0)
        .step()
        .happened("M killed a at (1,0)")
        .hasMonsters("M", "N");
  }

  @Test
  void anEarlierMonsterKillsBeforeALaterOneMoves() {
    Stage.of("|N  bM a|\n")
        .move("M", 1, 0)
        .put("N", 2, 0)
        .move("N", 1, 0)
        .step()
        .happened("N killed b at (3,0)")
        .step()
        .happened("M killed a at (6,0)");
  }

  @Test
  void charactersAreStillWhereTheyWereBeforeTheStep() {
    Stage.of("|Ma b|\n")
        .move("M", 1, 0)
        .move("a", -1, 0)
        .step()
        .happened("M killed a at (1,0)")
        .shows("| M b|\n");
  }

  @Test
  void theKilledDoNothingMore() {
    Stage.of("|Ma b|\n").move("M", 1, 0).placeBomb("a", 1, 0).step().shows("| M b|\n").hasBombs();
  }

  @Test
  void aMonsterThatEntersAnExplosionIsItsOwnersKill() {
    Stage.of("|M* ab|\n")
        .explosion("b", 1, 0, 1)
        .move("M", 1, 0)
        .step()
        .happened("b's bomb killed M at (1,0)")
        .hasMonsters()
        .shows("| * ab|\n")
        .score("a", -99)
        .score("b", -49);
  }

  @Test
  void aMonsterThatBurnsKillsNobody() {
    Stage.of("|M* a|\n")
        .put("a", 1, 0)
        .move("M", 1, 0)
        .step()
        .happened("a's bomb killed M at (1,0)")
        .hasCharacters("a");
  }

  @Test
  void theMonsterAfterOneThatBurnsHasItsTurn() {
    Stage.of("|M* Nb a|\n")
        .move("M", 1, 0)
        .move("N", 1, 0)
        .step()
        .happened("a's bomb killed M at (1,0)", "N killed b at (4,0)")
        .hasMonsters("N");
  }

  @Test
  void whoStandsStillDoesNotBurn() {
    Stage.of("|M a|\n").explosion("a", 0, 0, 5).step().nothingHappened().hasMonsters("M");
  }

  @Test
  void whoStandsStillKillsNobody() {
    Stage.of("|M a|\n").put("a", 0, 0).step().nothingHappened().hasCharacters("a");
  }

  @Test
  void whoRunsIntoAWallIsNotChecked() {
    Stage.of("|MWab|\n")
        .put("a", 0, 0)
        .move("M", 1, 0)
        .step()
        .nothingHappened()
        .hasCharacters("a", "b")
        .explosion("b", 0, 0, 5)
        .step()
        .nothingHappened()
        .hasMonsters("M");
  }

  @Test
  void whoRunsIntoTheCornerIsNotChecked() {
    Stage.of("|M ab|\n")
        .put("a", 0, 0)
        .move("M", -1, -1)
        .step()
        .nothingHappened()
        .hasCharacters("a", "b");
  }

  @Test
  void whoSlidesAlongTheBorderIsChecked() {
    Stage.of("|Ma b|\n").move("M", 1, -1).step().happened("M killed a at (1,0)");
  }

  @Test
  void aMonsterKillsOnTheExitToo() {
    Stage.of("|ME ba|\n")
        .put("a", 1, 0)
        .move("M", 1, 0)
        .step()
        .happened("M killed a at (1,0)")
        .hasCharacters("b");
  }
}
