package blastlab.rules.course;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** The phase "time passes", and how the phases follow each other. */
class TimePassesTest {
  @Test
  void everyStepTakesOneOffTheTime() {
    Stage stage = Stage.of("max_time 7\n|a|\n");

    assertThat(stage.world().time()).isEqualTo(7);
    assertThat(stage.step().world().time()).isEqualTo(6);
    assertThat(stage.step().world().time()).isEqualTo(5);
  }

  @Test
  void timeHasPassedBeforeAnythingElse() {
    Stage.of("max_time 10\n|aE|\n")
        .move("a", 1, 0)
        .step()
        .happened("a found the exit at (1,0)")
        .score("a", -10 + 2 * 9);
  }

  @Test
  void explosionsBurnOutBeforeBombsBlast() {
    Stage.of("expl_duration 0\n|0%W a|\n")
        .step()
        .happened("a's bomb hit a wall at (2,0)")
        .shows("|**% a|\n");
  }

  @Test
  void bombsBlastBeforeMonstersMove() {
    Stage.of("expl_range 1\n|0M  a|\n")
        .move("M", 1, 0)
        .step()
        .happened("a's bomb killed M at (1,0)");
  }

  @Test
  void aMonsterIsCaughtByABlastThatHasJustReachedItsNextCell() {
    Stage.of("expl_range 1\n|0 M a|\n")
        .move("M", -1, 0)
        .step()
        .happened("a's bomb killed M at (1,0)");
  }

  @Test
  void monstersMoveBeforeCharacters() {
    Stage.of("|Ma |\n")
        .move("M", 1, 0)
        .move("a", 1, 0)
        .step()
        .happened("M killed a at (1,0)")
        .shows("| M |\n");
  }

  @Test
  void aCharacterMayTakeTheCellThatAMonsterHasJustLeft() {
    Stage.of("|aM |\n").move("M", 1, 0).move("a", 1, 0).step().nothingHappened().shows("| aM|\n");
  }
}
