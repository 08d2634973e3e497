package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.LevelStage;
import blastlab.world.Item;
import blastlab.world.Terrain;
import org.junit.jupiter.api.Test;

/**
 * Where the treasure is: on the ground from the start, or inside the enemy until a bomb kills it.
 */
class TreasureTest {
  @Test
  void aLevelWithoutATreasureHasItInsideTheEnemyWhereNobodySeesIt() {
    LevelStage stage =
        LevelStage.of(
            """
            #######
            #@   E#
            #     #
            #######
            """);

    assertThat(stage.world().items()).isEmpty();
  }

  @Test
  void itAppearsWhereTheEnemyDiesAndCanBePickedUp() {
    LevelStage.of(
            """
            #######
            #@   E#
            #     #
            #######
            """)
        .play("right", "bomb down", "right", "right")
        .happened("me's bomb killed enemy at (2,1)")
        .play("left")
        .shows(
            """
            #######
            # .   #
            #  @  #
            #######
            """)
        .play("left", "up", "up")
        .happened("me found the treasure at (2,1)")
        .isWon();
  }

  @Test
  void whereOneLiesTheEnemyHasNone() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                #@   E#
                #    .#
                #######
                """)
            .play("right", "bomb down", "right", "right")
            .happened("me's bomb killed enemy at (2,1)");

    assertThat(stage.world().items()).containsExactly(new Item(Item.Kind.TREASURE, 5, 2, 0));
  }

  @Test
  void aBlastDoesNotHarmIt() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                #@.   #
                #     #
                #######
                """)
            .play("bomb down", "right", "right");

    assertThat(stage.world().explosionAt(2, 1)).isPresent();
    assertThat(stage.world().items()).containsExactly(new Item(Item.Kind.TREASURE, 2, 1, 0));
  }

  @Test
  void itFallsOutOfReachWhereItAppearsOnFloorThatCollapsesButTheGameGoesOn() {
    LevelStage stage =
        LevelStage.of(
                """
                ########
                #@ x  E#
                #      #
                ########
                """)
            .play("right", "bomb down", "right", "right")
            .happened("me's bomb killed enemy at (3,1)")
            .goesOn();

    assertThat(stage.world().terrainAt(3, 1)).isEqualTo(Terrain.HOLE);
    assertThat(stage.world().items()).containsExactly(new Item(Item.Kind.TREASURE, 3, 1, 0));
    stage
        .play("left")
        .goesOn()
        .play("up")
        .happened("me wanted to move where it can't at (3,2)")
        .isLost();
  }

  @Test
  void itAppearsAlsoWhereTheSameBlastHitsThePlayer() {
    LevelStage stage =
        LevelStage.of(
                """
                #######
                ##E####
                #@    #
                #######
                """)
            .play("right", "bomb right", "right", "left")
            .isLost();

    assertThat(stage.world().itemsAt(2, 1)).hasSize(1);
  }
}
