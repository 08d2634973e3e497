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
  void charactersAndMonstersHaveTheMovesOfTheirCells() {
    SensedWorld world =
        GameTest.onMap(
                """
                +---+
                |CW |
                | WS|
                +---+
                """)
            .world();

    assertThat(Move.legal(world, world.characters().get(0)))
        .containsExactly(new Move(0, 0), new Move(0, 1));
    assertThat(Move.legal(world, world.monsters().get(0)))
        .containsExactly(new Move(0, 0), new Move(0, -1));
  }

  @Test
  void withFourNeighboursThereAreNoDiagonals() {
    SensedWorld world =
        GameTest.onMap(
                """
                +---+
                |C  |
                | W |
                +---+
                """)
            .world();

    assertThat(Move.legal(world, 0, 0, Neighbourhood.FOUR))
        .containsExactly(new Move(0, 0), new Move(1, 0), new Move(0, 1));
    assertThat(Move.legal(world, 0, 1, Neighbourhood.FOUR))
        .containsExactly(new Move(0, 0), new Move(0, -1));
    assertThat(Move.legal(world, 0, 1, Neighbourhood.EIGHT)).isEqualTo(Move.legal(world, 0, 1));
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
