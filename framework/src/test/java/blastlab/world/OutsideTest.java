package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions about cells outside the grid. */
class OutsideTest {
  private static final World WORLD = Stage.of("|a  |\n|   |\n").world();

  /** A question about a cell. */
  @FunctionalInterface
  interface Question {
    Object ask(int x, int y);
  }

  static List<Question> questions() {
    return List.of(
        WORLD::emptyAt,
        WORLD::exitAt,
        WORLD::terrainAt,
        WORLD::bombAt,
        WORLD::explosionAt,
        WORLD::monstersAt,
        WORLD::charactersAt,
        WORLD::itemsAt);
  }

  @ParameterizedTest
  @MethodSource("questions")
  void areErrorsThatNameTheCellAndTheSize(Question question) {
    assertOutside(question, -1, 0);
    assertOutside(question, 0, -1);
    assertOutside(question, 3, 0);
    assertOutside(question, 0, 2);
  }

  private static void assertOutside(Question question, int x, int y) {
    assertThatThrownBy(() -> question.ask(x, y))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("cell (" + x + "," + y + ") is outside the world, which is 3 wide and 2 high");
  }

  @Test
  void oneCellOutsideEverythingIsAWall() {
    for (int x = -1; x <= 3; x++) {
      assertThat(WORLD.wallAt(x, -1)).isTrue();
      assertThat(WORLD.wallAt(x, 2)).isTrue();
    }
    for (int y = -1; y <= 2; y++) {
      assertThat(WORLD.wallAt(-1, y)).isTrue();
      assertThat(WORLD.wallAt(3, y)).isTrue();
    }
  }

  @Test
  void furtherOutThereIsNotEvenAWall() {
    assertOutside(WORLD::wallAt, -2, 0);
    assertOutside(WORLD::wallAt, 0, -2);
    assertOutside(WORLD::wallAt, 4, 0);
    assertOutside(WORLD::wallAt, 0, 3);
  }
}
