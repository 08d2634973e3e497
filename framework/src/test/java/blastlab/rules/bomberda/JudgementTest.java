package blastlab.rules.bomberda;

import blastlab.LevelStage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The phases in which it is seen whether the player can go anywhere, and what it decided. */
class JudgementTest {
  private static final String ROOM =
      """
      #####
      # x.#
      # @ #
      #   #
      #####
      """;

  // ---- stuck ----

  @ParameterizedTest
  @ValueSource(chars = {'#', '$', 'X'})
  void whoHasNoNeighbourToWalkOnIsStuckWhateverItDecides(char solid) {
    String level = "#####\n##?##\n#?@?#\n##?##\n#.###\n#####\n".replace('?', solid);
    for (String decision : new String[] {"nothing", "up", "up left", "bomb down"}) {
      LevelStage.of(level)
          .play(decision)
          .happened("me is stuck at (2,2)")
          .isLost()
          .playerIsAt(2, 2)
          .hasNoBomb();
    }
  }

  @Test
  void collapsedFloorMakesStuckToo() {
    LevelStage.of(
            """
            ######
            #.@x##
            ######
            """)
        .play("right", "left")
        .goesOn()
        .shows(
            """
            ######
            #.@X##
            ######
            """);
    LevelStage.of(
            """
            ######
            #.#x##
            ##@x##
            ######
            """)
        .play("right", "up", "down")
        .happened("me is stuck at (3,1)")
        .isLost();
  }

  @Test
  void theEnemysCellIsAWayToGo() {
    LevelStage.of(
            """
            #####
            #@E##
            #####
            """)
        .play("nothing")
        .happened("me did not move, but must at (1,1)");
  }

  @Test
  void theBombsCellIsAWayToGo() {
    LevelStage.of(
            """
            #####
            #@ .#
            #####
            """)
        .play("bomb right", "left")
        .happened()
        .goesOn()
        .playerIsAt(1, 1);
  }

  // ---- what is no valid turn ----

  @ParameterizedTest
  @ValueSource(strings = {"nothing", "bomb"})
  void notMovingLoses(String decision) {
    LevelStage.of(ROOM)
        .play(decision)
        .happened("me did not move, but must at (2,2)")
        .isLost()
        .hasNoBomb();
  }

  @ParameterizedTest
  @ValueSource(strings = {"up left", "bomb down right"})
  void movingDiagonallyLoses(String decision) {
    LevelStage.of(ROOM)
        .play(decision)
        .happened("me wanted to move diagonally, but can't at (2,2)")
        .isLost()
        .hasNoBomb();
  }

  @ParameterizedTest
  @ValueSource(chars = {'#', '$', 'X'})
  void movingWhereNobodyCanWalkLosesAndNotEvenTheBombIsPlaced(char solid) {
    LevelStage.of(ROOM.replace('x', solid))
        .play("bomb up")
        .happened("me wanted to move where it can't at (2,2)")
        .isLost()
        .hasNoBomb()
        .shows(ROOM.replace('x', solid));
  }

  @Test
  void aDiagonalIsJudgedBeforeWhatIsThere() {
    LevelStage.of(ROOM.replace('x', '#'))
        .play("up left")
        .happened("me wanted to move diagonally, but can't at (2,2)");
    LevelStage.of(ROOM.replace(" x.", ".x#"))
        .play("up right")
        .happened("me wanted to move diagonally, but can't at (2,2)");
  }

  @Test
  void nobodyElseHasItsTurnAfterAWrongDecision() {
    LevelStage.of(
            """
            #######
            #@  E #
            #   . #
            #######
            """)
        .play("bomb right")
        .play("up")
        .isLost()
        .hasBomb(1, 1, 2)
        .shows(
            """
            #######
            #2@E  #
            #   . #
            #######
            """);
  }

  @Test
  void aDecisionHoldsForOneTurnOnly() {
    LevelStage stage = LevelStage.of(ROOM).play("down");
    stage.world().step();
    stage.isLost().playerIsAt(2, 3);
  }
}
