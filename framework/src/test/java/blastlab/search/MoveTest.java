package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.testing.GameTest;
import blastlab.world.Cell;
import blastlab.world.SensedWorld;
import org.junit.jupiter.api.Test;

/** The moves that walls and borders leave. */
class MoveTest {
  @Test
  void wallsAndBordersAreNotWalkedInto() {
    SensedWorld world =
        GameTest.onMap(
                """
                +---+
                |CW |
                |   |
                +---+
                """)
            .world();

    assertThat(Move.legal(world, 0, 0))
        .containsExactlyInAnyOrder(new Move(0, 0), new Move(0, 1), new Move(1, 1));
  }

  @Test
  void thereAreNineMovesFourOfThemDiagonal() {
    assertThat(Move.ALL).doesNotHaveDuplicates().hasSize(9);
    assertThat(Move.ALL).filteredOn(Move::isDiagonal).hasSize(4);
  }

  @Test
  void aMoveLeadsToACell() {
    assertThat(new Move(-1, 1).from(new Cell(3, 4))).isEqualTo(new Cell(2, 5));
  }
}
