package blastlab.rules.course;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.Stage;
import blastlab.world.MovableEntity;
import org.junit.jupiter.api.Test;

/** Moving, which characters and monsters do alike. */
class MovingTest {
  @Test
  void allEightDirectionsAreOpen() {
    Stage.of(
            """
            |       |
            | abc   |
            | dxe   |
            | fgh   |
            |       |
            """)
        .move("a", -1, -1)
        .move("b", 0, -1)
        .move("c", 1, -1)
        .move("d", -1, 0)
        .move("e", 1, 0)
        .move("f", -1, 1)
        .move("g", 0, 1)
        .move("h", 1, 1)
        .step()
        .shows(
            """
            |a b c  |
            |       |
            |d x e  |
            |       |
            |f g h  |
            """);
  }

  @Test
  void monstersMoveAlike() {
    Stage.of(
            """
            |M  |
            |  N|
            |a  |
            """)
        .move("M", 1, 1)
        .move("N", -1, -1)
        .step()
        .shows(
            """
            | N |
            | M |
            |a  |
            """);
  }

  @Test
  void ofLargerNumbersOnlyTheSignsCount() {
    Stage stage = Stage.of("|a    M|\n|      |\n").move("a", 7, 3).move("M", -9, 2);

    MovableEntity character = stage.entity("a");
    MovableEntity monster = stage.entity("M");
    assertThat(character.dx()).isEqualTo(1);
    assertThat(character.dy()).isEqualTo(1);
    assertThat(monster.dx()).isEqualTo(-1);
    assertThat(monster.dy()).isEqualTo(1);
    stage.step().shows("|      |\n| a  M |\n");
  }

  @Test
  void theDirectionStaysUntilItIsChanged() {
    Stage.of("|a    M|\n|      |\n")
        .move("a", 1, 0)
        .move("M", 0, 1)
        .step()
        .shows("| a    |\n|     M|\n")
        .step()
        .shows("|  a   |\n|     M|\n")
        .move("a", 0, 0)
        .move("M", -1, 0)
        .step()
        .step()
        .shows("|  a   |\n|   M  |\n");
  }

  @Test
  void theDirectionStaysEvenWhereItLeadsNowhere() {
    Stage stage = Stage.of("|aW|\n").move("a", 1, 0).step();

    assertThat(stage.entity("a").dx()).isEqualTo(1);
  }

  @Test
  void aDiagonalIntoTheBorderSlidesAlongIt() {
    Stage.of(
            """
            |  a  |
            |b   c|
            |  d  |
            """)
        .move("a", 1, -1)
        .move("b", -1, 1)
        .move("c", 1, -1)
        .move("d", -1, 1)
        .step()
        .shows(
            """
            |   ac|
            |     |
            |bd   |
            """);
  }

  @Test
  void inTheCornerADiagonalLeadsNowhere() {
    Stage.of("|a |\n| M|\n").move("a", -1, -1).move("M", 1, 1).step().shows("|a |\n| M|\n");
  }

  @Test
  void atTheBorderStraightAheadLeadsNowhere() {
    Stage.of("|a |\n| M|\n").move("a", 0, -1).move("M", 1, 0).step().shows("|a |\n| M|\n");
  }

  @Test
  void aWallBlocks() {
    Stage.of("|aWM|\n").move("a", 1, 0).move("M", -1, 0).step().shows("|aWM|\n");
  }

  @Test
  void aWallBlocksADiagonalWithoutSliding() {
    Stage.of("|a |\n| W|\n").move("a", 1, 1).step().shows("|a |\n| W|\n");
  }

  @Test
  void aWallBlocksASlideAlongTheBorder() {
    Stage.of("|aW|\n|  |\n").move("a", 1, -1).step().shows("|aW|\n|  |\n");
  }

  @Test
  void aDiagonalBetweenTwoWallsIsOpen() {
    Stage.of("|aW|\n|W |\n").move("a", 1, 1).step().shows("| W|\n|Wa|\n");
  }

  @Test
  void charactersWalkOverEachOther() {
    Stage.of("|ab |\n")
        .move("a", 1, 0)
        .step()
        .nothingHappened()
        .shows("| a |\n")
        .hasCharacters("a", "b");
  }

  @Test
  void charactersWalkOverBombs() {
    Stage.of("|a5 |\n")
        .move("a", 1, 0)
        .step()
        .nothingHappened()
        .shows("| a |\n")
        .step()
        .shows("| 3a|\n");
  }

  @Test
  void monstersWalkOverEachOtherAndOverBombs() {
    Stage.of("|MN5 a|\n")
        .move("M", 1, 0)
        .move("N", 1, 0)
        .step()
        .nothingHappened()
        .shows("| MN a|\n")
        .step()
        .shows("|  MNa|\n");
  }

  @Test
  void monstersWalkOverTheExitAndStay() {
    Stage.of("|ME a|\n").move("M", 1, 0).step().nothingHappened().shows("| M a|\n");
  }
}
