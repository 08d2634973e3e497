package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import blastlab.LevelStage;
import blastlab.world.ExplosionEntity;
import blastlab.world.Terrain;
import org.junit.jupiter.api.Test;

/** The phases in which the bomb counts down and blasts, and in which the marks go. */
class BlastTest {
  private static final String HALL =
      """
      #######
      #     #
      #  @  #
      #    .#
      #######
      """;

  @Test
  void itCountsDownFromThreeInEveryTurnAlsoInTheFirst() {
    LevelStage.of(HALL)
        .play("bomb right")
        .hasBomb(3, 2, 2)
        .play("right")
        .hasBomb(3, 2, 1)
        .play("up")
        .hasNoBomb()
        .goesOn();
  }

  @Test
  void theBlastIsAPlusOfFiveCells() {
    LevelStage.of(HALL)
        .play("bomb right", "right", "up")
        .happened()
        .shows(
            """
            #######
            #  * @#
            # *** #
            #  * .#
            #######
            """);
  }

  @Test
  void itMarksWallsAndCollapsedFloorToo() {
    LevelStage.of(
            """
            #######
            ##X####
            ##@  ##
            ####  #
            #    .#
            #######
            """)
        .play("bomb right", "right", "down")
        .happened()
        .shows(
            """
            #######
            ##%####
            #%** ##
            ##%#@ #
            #    .#
            #######
            """);
  }

  @Test
  void itsMarksAreGoneAfterTheNextTurn() {
    LevelStage.of(HALL)
        .play("bomb right", "right", "up", "left")
        .happened()
        .goesOn()
        .shows(
            """
            #######
            #   @ #
            #     #
            #    .#
            #######
            """);
  }

  @Test
  void nothingStopsIt() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                ##$####
                ##@  ##
                ####  #
                #    .#
                #######
                """)
            .play("bomb right", "right", "down");

    assertThat(stage.world().explosions())
        .extracting(ExplosionEntity::x, ExplosionEntity::y)
        .containsExactlyInAnyOrder(tuple(2, 2), tuple(3, 2), tuple(1, 2), tuple(2, 1), tuple(2, 3));
  }

  @Test
  void boxesBecomePlainFloorAllAtOnce() {
    LevelStage.of(
            """
            #######
            ##$####
            #$@   #
            ##$  .#
            #######
            """)
        .play("bomb right", "right", "right")
        .happened(
            "me's bomb hit a wall at (1,2)",
            "me's bomb hit a wall at (2,3)",
            "me's bomb hit a wall at (2,1)")
        .play("left")
        .shows(
            """
            #######
            ## ####
            #   @ #
            ##   .#
            #######
            """);
  }

  @Test
  void wallsAndHolesStay() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                ##X####
                ##@   #
                ###  .#
                #######
                """)
            .play("bomb right", "right", "right")
            .happened();

    assertThat(stage.world().terrainAt(2, 1)).isEqualTo(Terrain.HOLE);
    assertThat(stage.world().terrainAt(1, 2)).isEqualTo(Terrain.STONE);
  }

  @Test
  void fragileFloorCollapses() {
    LevelStage.of(
            """
            #######
            ##x####
            #x@   #
            ##   .#
            #######
            """)
        .play("bomb right", "right", "right", "left")
        .happened()
        .shows(
            """
            #######
            ##X####
            #X  @ #
            ##   .#
            #######
            """);
  }

  @Test
  void theBombStaysAndGoesOffWhereTheFloorCollapsesUnderIt() {
    LevelStage.of(
            """
            ########
            #@x$  .#
            # ######
            #  #####
            ########
            """)
        .play("right", "bomb left")
        .hasBomb(2, 1, 2)
        .play("down", "down")
        .happened("me's bomb hit a wall at (3,1)")
        .hasNoBomb();
  }

  // ---- who is in it ----

  @Test
  void aPlayerInItLoses() {
    LevelStage.of(HALL)
        .play("bomb right", "left", "left")
        .happened("me's bomb killed its owner at (2,2)")
        .isLost()
        .score(0);
  }

  @Test
  void aPlayerBesideItLosesToo() {
    LevelStage.of(HALL)
        .play("bomb right", "right", "left")
        .happened("me's bomb killed its owner at (4,2)")
        .isLost();
  }

  @Test
  void itHitsWhoIsThereAfterTheMoves() {
    LevelStage.of(HALL).play("bomb up", "right", "down").isLost();
    LevelStage.of(HALL).play("bomb up", "right", "right").goesOn();
  }

  @Test
  void anEnemyInItIsRemoved() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                #@ . E#
                #     #
                #######
                """)
            .play("right", "bomb down", "right", "right")
            .happened("me's bomb killed enemy at (2,1)")
            .goesOn();

    assertThat(stage.world().monsters()).isEmpty();
  }

  @Test
  void allItsEffectsHappenAtOnceBoxesThenEnemyThenPlayer() {
    LevelStage.of(
            """
            #######
            ##E####
            #@    #
            ##$####
            #######
            """)
        .play("right", "bomb right", "right", "left")
        .happened(
            "me's bomb hit a wall at (2,3)",
            "me's bomb killed enemy at (2,1)",
            "me's bomb killed its owner at (3,2)")
        .isLost();
  }
}
