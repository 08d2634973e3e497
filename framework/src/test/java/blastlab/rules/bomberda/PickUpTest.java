package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.LevelStage;
import org.junit.jupiter.api.Test;

/** The phase in which a player on the treasure picks it up, and so wins. */
class PickUpTest {
  private static final String BESIDE =
      """
      ######
      #@.  #
      ######
      """;

  @Test
  void steppingOnTheTreasureIsNotYetTheEnd() {
    LevelStage.of(BESIDE).play("right").happened().goesOn().score(0);
  }

  @Test
  void theNextTurnPicksItUpAndWins() {
    LevelStage.of(BESIDE)
        .play("right", "right")
        .happened("me found the treasure at (2,1)")
        .isWon()
        .shows(
            """
            ######
            # @  #
            ######
            """);
  }

  @Test
  void aTreasurePickedUpLiesThereNoMore() {
    LevelStage stage = LevelStage.of(BESIDE).play("right");
    assertThat(stage.world().items()).hasSize(1);

    stage.play("right");
    assertThat(stage.world().items()).isEmpty();
  }

  @Test
  void nothingElseHappensInThatTurn() {
    LevelStage.of(BESIDE).play("right", "bomb right").hasNoBomb().playerIsAt(2, 1).isWon();
  }

  @Test
  void noDecisionIsWrongInThatTurn() {
    LevelStage.of(BESIDE).play("right", "nothing").isWon();
    LevelStage.of(BESIDE).play("right", "up").isWon();
    LevelStage.of(BESIDE).play("right", "up right").isWon();
  }

  @Test
  void aTreasureBesideThePlayerIsNotPickedUp() {
    LevelStage.of(BESIDE.replace("@.", ".@")).play("right").happened().goesOn();
  }

  @Test
  void pickingUpComesBeforeBeingStuck() {
    LevelStage.of(
            """
            #####
            #@x.#
            #####
            """)
        .play("right", "right", "nothing")
        .happened("me found the treasure at (3,1)")
        .isWon();
  }

  @Test
  void theEnemyDoesNotMoveInThatTurn() {
    LevelStage.of(
            """
            #######
            #@.  E#
            #     #
            #######
            """)
        .play("right", "right")
        .isWon()
        .shows(
            """
            #######
            # @ E #
            #     #
            #######
            """);
  }

  @Test
  void theBombDoesNotCountInThatTurn() {
    LevelStage.of(
            """
            ######
            #@ . #
            #    #
            ######
            """)
        .play("bomb right", "right")
        .hasBomb(1, 1, 1)
        .play("nothing")
        .isWon()
        .hasBomb(1, 1, 1);
  }
}
