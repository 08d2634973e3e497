package blastlab.rules.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import blastlab.Drawing;
import blastlab.Stage;
import blastlab.scenario.Game;
import org.junit.jupiter.api.Test;

/** The phase "scores". Everybody here starts with -100, for a game of 100 steps. */
class ScoresTest {
  @Test
  void aCharacterStartsAtMinusTheTimeOfTheGame() {
    Game game = new Drawing("max_time 42\n|ab|\n").game();

    assertThat(game.world().scores()).containsExactly(entry("a", -42), entry("b", -42));
  }

  @Test
  void everyStepInTheWorldIsAPoint() {
    Stage.of("|ab|\n").steps(3).score("a", -97).score("b", -97);
  }

  @Test
  void aWallIsTenPoints() {
    Stage.of("|0W  ab|\n").step().score("a", -89).score("b", -99);
  }

  @Test
  void everyWallCounts() {
    Stage.of("|W0W  ab|\n").step().score("a", -79);
  }

  @Test
  void aMonsterInABlastIsFiftyPoints() {
    Stage.of("|0M  ab|\n").step().score("a", -49).score("b", -99);
  }

  @Test
  void aMonsterThatEntersAnExplosionIsFiftyPoints() {
    Stage.of("|*M  ab|\n").move("M", -1, 0).step().score("a", -49).score("b", -99);
  }

  @Test
  void aCharacterInABlastIsAHundredPoints() {
    Stage.of("|0b  a|\n").step().score("a", 1).score("b", -100);
  }

  @Test
  void aCharacterThatEntersAnExplosionIsAHundredPoints() {
    Stage.of("|*b  a|\n").move("b", -1, 0).step().score("a", 1).score("b", -100);
  }

  @Test
  void theOwnersOwnDeathIsNone() {
    Stage.of("|0a  b|\n").step().happened("a's bomb killed its owner at (1,0)").score("a", -100);
    Stage.of("|*a  b|\n")
        .move("a", -1, 0)
        .step()
        .happened("a's bomb killed its owner at (0,0)")
        .score("a", -100);
  }

  @Test
  void whoDiesOfItsOwnBombStillScoresForTheOthersItHit() {
    Stage.of("|b0a  c|\n").step().score("a", 0).score("b", -100).score("c", -99);
  }

  @Test
  void theExitIsTwicePointsForTheTimeLeft() {
    Stage.of("|a E|\n").move("a", 1, 0).step().score("a", -99).step().score("a", -99 + 2 * 98);
  }

  @Test
  void aMonstersVictimGetsNothingAndNobodyElseDoes() {
    Stage.of("|aM b|\n").move("a", 1, 0).step().score("a", -100).score("b", -99);
    Stage.of("|aM b|\n").move("M", -1, 0).step().score("a", -100).score("b", -99);
  }

  @Test
  void theDeadScoreForTheirBombs() {
    Stage.of("|W1aM b|\n")
        .move("M", -1, 0)
        .step()
        .happened("M killed a at (2,0)")
        .move("M", 0, 0)
        .step()
        .happened("a's bomb killed M at (2,0)", "a's bomb hit a wall at (0,0)")
        .score("a", -40);
  }

  @Test
  void theDeadScoreForTheirExplosions() {
    Stage.of("|*M  b a|\n").without("a").move("M", -1, 0).step().score("a", -50);
    Stage.of("|*b  a|\n").without("a").move("b", -1, 0).step().score("a", 0);
  }

  @Test
  void theEscapedScoreForTheirBombs() {
    Stage.of("|0W b aE|\n")
        .bomb("a", 0, 0, 1)
        .move("a", 1, 0)
        .step()
        .score("a", -100 + 2 * 99)
        .step()
        .happened("a's bomb hit a wall at (1,0)")
        .score("a", -100 + 2 * 99 + 10);
  }

  @Test
  void whoIsNoLongerInTheWorldGetsNoPointsForSteps() {
    Stage.of("|aE b|\n").move("a", 1, 0).steps(3).score("a", -100 + 2 * 99).score("b", -97);
    Stage.of("|aM b|\n").move("a", 1, 0).steps(3).score("a", -100).score("b", -97);
  }
}
