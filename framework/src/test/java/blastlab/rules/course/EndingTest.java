package blastlab.rules.course;

import static blastlab.world.Ending.LAST_STANDING;
import static blastlab.world.Ending.NO_CHARACTERS;
import static blastlab.world.Ending.TIME;

import blastlab.Stage;
import org.junit.jupiter.api.Test;

/** When a game is over. */
class EndingTest {
  @Test
  void itIsOverWhenTimeIsUp() {
    Stage.of("max_time 2\n|a E|\n").goesOn().step().goesOn().step().isOver(TIME);
  }

  @Test
  void aForeseenWorldBeyondTheEndIsOverToo() {
    Stage.of("max_time 1\n|a E|\n").step().isOver(TIME).step().isOver(TIME);
  }

  @Test
  void itIsOverWhenTheLastCharacterEscapes() {
    Stage.of("|aE b|\n")
        .move("a", 1, 0)
        .move("b", -1, 0)
        .step()
        .goesOn()
        .step()
        .isOver(NO_CHARACTERS);
  }

  @Test
  void itIsOverWhenTheLastCharacterDies() {
    Stage.of("|aM E|\n").move("a", 1, 0).step().isOver(NO_CHARACTERS);
  }

  @Test
  void withAnExitTheLastOneOfSeveralPlaysOn() {
    Stage.of("|aM  bE|\n").move("a", 1, 0).step().goesOn();
  }

  @Test
  void withoutAnExitTheLastOneOfSeveralHasWon() {
    Stage.of("|aM  bc|\n").move("a", 1, 0).step().goesOn().without("b").isOver(LAST_STANDING);
  }

  @Test
  void withoutAnExitItIsOverWhenAllDieAtOnce() {
    Stage.of("|a0b|\n").step().isOver(NO_CHARACTERS);
  }

  @Test
  void aSoloWorldWithoutAnExitRunsOnUntilTimeIsUp() {
    Stage.of("max_time 2\n|a|\n").goesOn().step().goesOn().step().isOver(TIME);
  }

  @Test
  void aSoloWorldWithoutAnExitRunsOnUntilTheCharacterIsDead() {
    Stage.of("|0a|\n").goesOn().step().isOver(NO_CHARACTERS);
  }

  @Test
  void theGamesOwnEndBeatsTime() {
    Stage.of("max_time 1\n|aE|\n").move("a", 1, 0).step().isOver(NO_CHARACTERS);
    Stage.of("max_time 1\n|aM b|\n").move("a", 1, 0).step().isOver(LAST_STANDING);
  }
}
