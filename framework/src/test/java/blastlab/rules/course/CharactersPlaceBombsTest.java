package blastlab.rules.course;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.world.BombEntity;
import org.junit.jupiter.api.Test;

/** The phase "characters place bombs and move": the bombs. */
class CharactersPlaceBombsTest {
  @Test
  void theBombLiesWhereTheCharacterWasBeforeItsMove() {
    Stage.of("|a  |\n")
        .placeBomb("a", 1, 0)
        .step()
        .nothingHappened()
        .shows("|2a |\n")
        .hasBombs("a's at (0,0), 2 left");
  }

  @Test
  void theBombHasTheMapsTimerAndRange() {
    Stage stage = Stage.of("bomb_time 7\nexpl_range 5\n|a  |\n").placeBomb("a", 1, 0).step();

    assertThat(stage.world().bombAt(0, 0))
        .hasValueSatisfying(bomb -> assertThat(bomb.timer()).isEqualTo(7))
        .map(BombEntity::range)
        .contains(5);
  }

  @Test
  void nobodyHasTwoBombsTicking() {
    Stage.of("|a   |\n")
        .placeBomb("a", 1, 0)
        .step()
        .placeBomb("a", 1, 0)
        .step()
        .hasBombs("a's at (0,0), 1 left")
        .shows("|1 a |\n");
  }

  @Test
  void aBombOfItsOwnUnderItsFeetIsNotReplaced() {
    Stage.of("|a b|\n")
        .placeBomb("a", 0, 0)
        .step()
        .placeBomb("a", 0, 0)
        .step()
        .hasBombs("a's at (0,0), 1 left");
  }

  @Test
  void aGrantedWishIsForgotten() {
    Stage stage = Stage.of("bomb_time 1\nexpl_range 1\n|a    |\n").placeBomb("a", 1, 0).step();

    assertThat(stage.world().characters().get(0).wantsBomb()).isFalse();
    stage.steps(2).hasBombs().shows("|** a |\n").step().hasBombs();
  }

  @Test
  void aRefusedWishIsForgottenToo() {
    Stage stage = Stage.of("expl_range 1\n|1   a|\n").placeBomb("a", 0, 0).step();

    assertThat(stage.world().characters().get(0).wantsBomb()).isFalse();
    stage.hasBombs("a's at (0,0), 0 left").step().hasBombs();
  }

  @Test
  void everyCharacterHasItsOwnBomb() {
    Stage.of("|ab|\n")
        .placeBomb("a", 0, 0)
        .placeBomb("b", 0, 0)
        .step()
        .hasBombs("a's at (0,0), 2 left", "b's at (1,0), 2 left");
  }

  @Test
  void aBombThatLiesThereIsReplacedAndKeepsItsPlaceInTheOrder() {
    Stage.of("|a b c|\n")
        .bomb("a", 2, 0, 5)
        .bomb("c", 4, 0, 6)
        .placeBomb("b", 0, 0)
        .step()
        .hasBombs("b's at (2,0), 2 left", "c's at (4,0), 5 left");
  }

  @Test
  void whoseBombWasReplacedMayPlaceAnother() {
    Stage.of("|b  a|\n")
        .bomb("a", 0, 0, 5)
        .placeBomb("b", 0, 0)
        .step()
        .placeBomb("a", 0, 0)
        .step()
        .hasBombs("b's at (0,0), 1 left", "a's at (3,0), 2 left");
  }

  @Test
  void charactersPlaceInOrderSoTheLastOfACellHasTheBomb() {
    Stage.of("|ab c|\n")
        .put("b", 0, 0)
        .placeBomb("a", 1, 0)
        .placeBomb("b", 1, 0)
        .step()
        .hasBombs("b's at (0,0), 2 left");
  }

  @Test
  void whoIsKilledOnItsMoveLeavesItsBomb() {
    Stage.of("|aM b|\n")
        .placeBomb("a", 1, 0)
        .step()
        .happened("M killed a at (1,0)")
        .hasBombs("a's at (0,0), 2 left");
  }

  @Test
  void whoEscapesLeavesItsBomb() {
    Stage.of("|aE b|\n")
        .placeBomb("a", 1, 0)
        .step()
        .happened("a found the exit at (1,0)")
        .hasBombs("a's at (0,0), 2 left");
  }
}
