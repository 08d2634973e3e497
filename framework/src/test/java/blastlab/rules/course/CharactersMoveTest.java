package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "characters place bombs and move": the moves. */
class CharactersMoveTest {
  @Test
  void whoEntersAnExplosionIsItsOwnersKill() {
    Stage.of("|c* ab|\n")
        .explosion("b", 1, 0, 1)
        .move("c", 1, 0)
        .step()
        .happened("b's bomb killed c at (1,0)")
        .shows("| * ab|\n")
        .hasCharacters("a", "b");
  }

  @Test
  void whoMeetsAMonsterIsKilled() {
    Stage.of("|aM b|\n").move("a", 1, 0).step().happened("M killed a at (1,0)").shows("| M b|\n");
  }

  @Test
  void whoReachesTheExitLeavesTheWorld() {
    Stage.of("|aE b|\n")
        .move("a", 1, 0)
        .step()
        .happened("a found the exit at (1,0)")
        .shows("| E b|\n")
        .hasCharacters("b");
  }

  @Test
  void theExplosionComesBeforeTheMonster() {
    Stage.of("|bM  a|\n")
        .explosion("a", 1, 0, 5)
        .move("b", 1, 0)
        .step()
        .happened("a's bomb killed b at (1,0)");
  }

  @Test
  void theExplosionComesBeforeTheExit() {
    Stage.of("|bE  a|\n")
        .explosion("a", 1, 0, 5)
        .move("b", 1, 0)
        .step()
        .happened("a's bomb killed b at (1,0)");
  }

  @Test
  void theMonsterComesBeforeTheExit() {
    Stage.of("|bE Ma|\n")
        .put("M", 1, 0)
        .move("b", 1, 0)
        .step()
        .happened("M killed b at (1,0)")
        .hasMonsters("M");
  }

  @Test
  void ofSeveralMonstersTheFirstOfTheCellsListKills() {
    Stage.of("|  MN |\n|a   O|\n")
        .move("N", -1, 0)
        .step()
        .move("O", -1, -1)
        .move("N", 0, 0)
        .step()
        .move("M", 0, 1)
        .move("N", 0, 1)
        .move("O", -1, 1)
        .step()
        .hasMonsters("M", "N", "O")
        .move("M", 0, 0)
        .move("N", 0, 0)
        .move("O", 0, 0)
        .move("a", 1, 0)
        .step()
        .nothingHappened()
        .step()
        .happened("M killed a at (2,1)");
  }

  @Test
  void theFirstOfTheCellsListIsWhoWasFirstInTheOrder() {
    Stage.of("|aNM  b|\n").put("M", 1, 0).move("a", 1, 0).step().happened("M killed a at (1,0)");
  }

  @Test
  void whoStandsStillDoesNotBurn() {
    Stage.of("|ab|\n").explosion("b", 0, 0, 5).step().nothingHappened().hasCharacters("a", "b");
  }

  @Test
  void whoStandsStillIsNotKilledByAMonsterThatDoesSoToo() {
    Stage.of("|aM|\n").put("M", 0, 0).step().nothingHappened().hasCharacters("a");
  }

  @Test
  void whoStandsStillOnTheExitDoesNotLeave() {
    Stage.of("|aE|\n").put("a", 1, 0).step().nothingHappened().hasCharacters("a");
  }

  @Test
  void whoRunsIntoAWallIsNotChecked() {
    Stage.of("|aWMb|\n")
        .put("M", 0, 0)
        .explosion("b", 0, 0, 5)
        .move("a", 1, 0)
        .step()
        .nothingHappened()
        .hasCharacters("a", "b");
  }

  @Test
  void whoRunsIntoTheCornerIsNotChecked() {
    Stage.of("|a Mb|\n")
        .put("M", 0, 0)
        .move("a", -1, -1)
        .step()
        .nothingHappened()
        .hasCharacters("a", "b");
  }

  @Test
  void whoSlidesAlongTheBorderIsChecked() {
    Stage.of("|aE|\n").move("a", 1, -1).step().happened("a found the exit at (1,0)");
  }

  @Test
  void charactersMoveInOrder() {
    Stage.of("|aE b|\n")
        .move("a", 1, 0)
        .move("b", -1, 0)
        .step()
        .happened("a found the exit at (1,0)")
        .step()
        .happened("b found the exit at (1,0)");
    Stage.of("|cE |\n|ab |\n")
        .move("c", 1, 0)
        .move("b", 0, -1)
        .move("a", 1, -1)
        .step()
        .happened(
            "a found the exit at (1,0)", "b found the exit at (1,0)", "c found the exit at (1,0)");
  }

  @Test
  void theCharacterAfterOneThatLeavesHasItsTurn() {
    Stage.of("|aEbc |\n")
        .move("a", 1, 0)
        .move("b", -1, 0)
        .move("c", 1, 0)
        .step()
        .happened("a found the exit at (1,0)", "b found the exit at (1,0)")
        .shows("| E  c|\n");
  }
}
