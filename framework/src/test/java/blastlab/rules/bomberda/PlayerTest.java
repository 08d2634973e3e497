package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.LevelStage;
import blastlab.world.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The phases in which the player places a bomb and moves. */
class PlayerTest {
  private static final String ROOM =
      """
      ######
      #   .#
      # @  #
      #    #
      ######
      """;

  @ParameterizedTest
  @CsvSource({"up, 2, 1", "down, 2, 3", "left, 1, 2", "right, 3, 2"})
  void itMovesByOneCellInOneOfFourDirections(String way, int x, int y) {
    LevelStage.of(ROOM).play(way).happened().playerIsAt(x, y).goesOn();
  }

  @Test
  void theBombLiesWhereThePlayerWasBeforeItsMove() {
    LevelStage.of(ROOM)
        .play("bomb right")
        .happened()
        .hasBomb(2, 2, 2)
        .shows(
            """
            ######
            #   .#
            # 2@ #
            #    #
            ######
            """);
  }

  @Test
  void aSecondBombIsIgnoredWhileThereIsOneButTheMoveIsNot() {
    LevelStage.of(ROOM)
        .play("bomb right", "bomb right")
        .happened()
        .hasBomb(2, 2, 1)
        .playerIsAt(4, 2)
        .goesOn();
  }

  @Test
  void afterTheBlastAnotherCanBePlaced() {
    LevelStage.of(ROOM)
        .play("bomb right", "down", "right")
        .hasNoBomb()
        .play("bomb left")
        .hasBomb(4, 3, 2);
  }

  @Test
  void itCanWalkOverItsBomb() {
    LevelStage.of(ROOM).play("bomb right", "left").playerIsAt(2, 2).hasBomb(2, 2, 1).goesOn();
  }

  // ---- fragile floor ----

  private static final String BRIDGE =
      """
      ######
      #@xx #
      ####.#
      ######
      """;

  @Test
  void fragileFloorBearsWhoComes() {
    LevelStage stage = LevelStage.of(BRIDGE).play("right").goesOn();

    assertThat(stage.world().terrainAt(2, 1)).isEqualTo(Terrain.FRAGILE);
  }

  @Test
  void fragileFloorCollapsesBehindWhoLeaves() {
    LevelStage.of(BRIDGE)
        .play("right", "right", "right")
        .happened()
        .shows(
            """
            ######
            # XX@#
            ####.#
            ######
            """);
  }

  @Test
  void nobodyWalksIntoCollapsedFloor() {
    LevelStage.of(BRIDGE)
        .play("right", "right", "left")
        .happened("me wanted to move where it can't at (3,1)")
        .isLost();
  }

  @Test
  void plainFloorStays() {
    LevelStage stage = LevelStage.of(ROOM).play("right", "left", "right");

    assertThat(stage.world().terrainAt(2, 2)).isEqualTo(Terrain.FLOOR);
  }

  @Test
  void playerEnemyAndTreasureStandOnPlainFloor() {
    LevelStage stage =
        LevelStage.of(
                """
                ######
                #@. E#
                #    #
                ######
                """)
            .play("down");

    assertThat(stage.world().terrainAt(1, 1)).isEqualTo(Terrain.FLOOR);
    assertThat(stage.world().terrainAt(2, 1)).isEqualTo(Terrain.FLOOR);
    assertThat(stage.world().terrainAt(4, 1)).isEqualTo(Terrain.FLOOR);
  }
}
