package blastlab.rules.course;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "explosions burn out". */
class ExplosionsBurnOutTest {
  @Test
  void theTimerCountsDownAndBelowZeroTheExplosionGoes() {
    Stage.of("|*a|\n")
        .hasExplosions("a's at (0,0), 1 left")
        .step()
        .hasExplosions("a's at (0,0), 0 left")
        .shows("|*a|\n")
        .step()
        .hasExplosions()
        .shows("| a|\n");
  }

  @Test
  void anExplosionIsSeenInOneMoreStateThanItsDuration() {
    Stage.of("expl_duration 3\nexpl_range 1\n|0  a|\n")
        .step()
        .shows("|** a|\n")
        .steps(3)
        .shows("|** a|\n")
        .step()
        .shows("|   a|\n");
  }

  @Test
  void theWallGoesWithTheExplosion() {
    Stage.of("|% a|\n").step().shows("|% a|\n").step().shows("|  a|\n");
  }

  @Test
  void otherWallsStay() {
    Stage.of("|W%Wa|\n").steps(2).shows("|W Wa|\n");
  }

  @Test
  void aBurningWallBlocksUntilItIsGone() {
    Stage.of("|%a|\n")
        .move("a", -1, 0)
        .step()
        .shows("|%a|\n")
        .step()
        .shows("|a |\n")
        .nothingHappened();
  }

  @Test
  void eachExplosionHasItsOwnTimer() {
    Stage.of("|    a|\n")
        .explosion("a", 0, 0, 2)
        .explosion("a", 1, 0, 0)
        .explosion("a", 2, 0, 1)
        .step()
        .hasExplosions("a's at (0,0), 1 left", "a's at (2,0), 0 left")
        .step()
        .hasExplosions("a's at (0,0), 0 left")
        .step()
        .hasExplosions();
  }

  @Test
  void aRenewedExplosionKeepsTheWallStandingUntilItIsOverToo() {
    Stage.of("expl_range 1\n|W   a|\n")
        .explosion("a", 0, 0, 1)
        .bomb("a", 1, 0, 0)
        .step()
        .hasExplosions("a's at (0,0), 1 left", "a's at (1,0), 1 left", "a's at (2,0), 1 left")
        .step()
        .shows("|%** a|\n")
        .step()
        .shows("|    a|\n");
  }

  @Test
  void whoEntersInTheStepInWhichAnExplosionGoesIsSafe() {
    Stage.of("|M*a|\n").step().move("M", 1, 0).step().nothingHappened().shows("| Ma|\n");
  }
}
