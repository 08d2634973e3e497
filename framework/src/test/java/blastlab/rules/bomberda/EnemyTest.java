package blastlab.rules.bomberda;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.LevelStage;
import blastlab.world.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The phases in which the enemy mirrors the player, and in which they meet. */
class EnemyTest {
  @ParameterizedTest
  @CsvSource({"up, 5, 3", "down, 5, 1", "left, 6, 2", "right, 4, 2"})
  void itGoesOppositeToThePlayer(String way, int x, int y) {
    LevelStage stage =
        LevelStage.of(
                """
                ########
                #      #
                # @  E #
                #      #
                ########
                """)
            .play(way)
            .happened()
            .goesOn();

    assertThat(stage.world().monstersAt(x, y)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(chars = {'#', '$', 'X'})
  void itStandsStillWhereItIsBlocked(char solid) {
    LevelStage.of("#######\n#@   .#\n#    ?#\n#    E#\n#######\n".replace('?', solid))
        .play("down")
        .happened()
        .goesOn()
        .shows("#######\n#    .#\n#@   ?#\n#    E#\n#######\n".replace('?', solid));
  }

  @Test
  void outsideTheGridIsSolidForIt() {
    LevelStage.of(
            """
            #####
            #@  #
            #####
            E
            """)
        .play("right")
        .happened()
        .shows("#####\n# @ #\n#####\nE    \n");
  }

  @Test
  void itWalksOnTheFloorThatFillsShortLines() {
    LevelStage.of(
            """
            ######
            #   @#
            ######
            E
            """)
        .play("left", "left")
        .shows("######\n# @  #\n######\n  E   \n");
  }

  @Test
  void itWalksOverTheTreasure() {
    LevelStage.of(
            """
            ########
            #@ .E  #
            #      #
            ########
            """)
        .play("down", "right")
        .happened()
        .shows(
            """
            ########
            #  E   #
            # @    #
            ########
            """)
        .play("right")
        .happened()
        .shows(
            """
            ########
            # E.   #
            #  @   #
            ########
            """);
  }

  @Test
  void itWalksOverTheBomb() {
    LevelStage.of(
            """
            ######
            #@E  #
            #    #
            ######
            """)
        .play("bomb down", "right")
        .happened()
        .hasBomb(1, 1, 1)
        .shows(
            """
            ######
            #E   #
            # @  #
            ######
            """);
  }

  @Test
  void itWalksThroughTheMarksOfABlast() {
    LevelStage.of(
            """
            ########
            #@     #
            #      #
            #   E .#
            ########
            """)
        .play("bomb down", "down", "right")
        .shows(
            """
            #%######
            %**E   #
            #*     #
            # @   .#
            ########
            """)
        .play("right")
        .happened()
        .shows(
            """
            ########
            # E    #
            #      #
            #  @  .#
            ########
            """);
  }

  @Test
  void fragileFloorBearsItAndCollapsesBehindIt() {
    LevelStage stage =
        LevelStage.of(
                """
                ########
                #@     #
                #####xE#
                ########
                """)
            .play("right", "right")
            .shows(
                """
                ########
                #  @   #
                #####E #
                ########
                """);

    assertThat(stage.world().terrainAt(5, 2)).isEqualTo(Terrain.FRAGILE);
    stage
        .play("left")
        .happened()
        .shows(
            """
            ########
            # @    #
            #####XE#
            ########
            """);
  }

  // ---- meeting ----

  @Test
  void walkingIntoItLosesBeforeItMoves() {
    LevelStage.of(
            """
            ######
            #@E  #
            ######
            """)
        .play("right")
        .happened("enemy killed me at (2,1)")
        .isLost()
        .score(0)
        .shows(
            """
            ######
            # E  #
            ######
            """);
  }

  @Test
  void itsWalkingIntoThePlayerLoses() {
    LevelStage.of(
            """
            ######
            #@ E #
            ######
            """)
        .play("right")
        .happened("enemy killed me at (2,1)")
        .isLost();
  }

  @Test
  void passingEachOtherIsNoWayAround() {
    LevelStage.of(
            """
            ########
            #@  E  #
            ########
            """)
        .play("right")
        .goesOn()
        .play("right")
        .happened("enemy killed me at (3,1)")
        .isLost();
  }

  @Test
  void aLostGameEndsBeforeTheBombsTurn() {
    LevelStage.of(
            """
            ######
            #@ E #
            ######
            """)
        .play("bomb right")
        .isLost()
        .hasBomb(1, 1, 3);
    LevelStage.of(
            """
            ######
            #@E  #
            ######
            """)
        .play("bomb right")
        .isLost()
        .hasBomb(1, 1, 3);
  }

  @Test
  void withoutAnEnemyTheBombIsNext() {
    LevelStage.of(
            """
            ######
            #@  .#
            ######
            """)
        .play("bomb right")
        .hasBomb(1, 1, 2);
  }
}
