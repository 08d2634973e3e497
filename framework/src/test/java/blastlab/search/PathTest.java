package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.testing.GameTest;
import blastlab.world.Cell;
import blastlab.world.SensedWorld;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths from a start to a goal. */
class PathTest {
  private static final Cell START = new Cell(0, 0);

  private final SensedWorld world =
      GameTest.onMap(
              """
              +-----+
              |C W  |
              | WW E|
              |     |
              +-----+
              """)
          .world();
  private final Cell exit = new Cell(4, 1);

  @Test
  void eightNeighboursAllowDiagonals() {
    List<Cell> cells =
        List.of(new Cell(0, 1), new Cell(1, 2), new Cell(2, 2), new Cell(3, 2), exit);

    assertThat(Path.aStar(world, START, exit)).isEqualTo(new Path(START, cells, 5));
    assertThat(Path.breadthFirst(world, START, exit)).isEqualTo(new Path(START, cells, 5));
  }

  @Test
  void fourNeighboursDoNot() {
    Path path = Path.breadthFirst(world, START, Neighbourhood.FOUR, world::exitAt);

    assertThat(path.cost()).isEqualTo(7);
    assertThat(path.cells()).hasSize(7).contains(new Cell(0, 2));
    assertThat(path.firstMove()).isEqualTo(Move.of(0, 1));
  }

  @Test
  void theNearestGoalIsTaken() {
    Path path = Path.breadthFirst(world, START, Neighbourhood.EIGHT, (x, y) -> x == 2 || y == 2);

    assertThat(path.cells()).containsExactly(new Cell(0, 1), new Cell(0, 2));
  }

  @Test
  void whoIsThereStaysThere() {
    Path path = Path.aStar(world, exit, exit);

    assertThat(path).isEqualTo(new Path(exit, List.of(), 0));
    assertThat(path.exists()).isTrue();
    assertThat(path.firstMove()).isEqualTo(Move.of(0, 0));
    assertThat(Path.breadthFirst(world, exit, exit)).isEqualTo(path);
  }

  @Test
  void intoAWallThereIsNoPath() {
    Path none = new Path(START, List.of(), Distances.UNREACHABLE);

    assertThat(Path.aStar(world, START, new Cell(2, 0))).isEqualTo(none);
    assertThat(Path.breadthFirst(world, START, new Cell(2, 0))).isEqualTo(none);
    assertThat(none.exists()).isFalse();
    assertThat(none.firstMove()).isEqualTo(Move.of(0, 0));
  }

  @Test
  void hugeCostsAreNotMistakenForSmallOnes() {
    StepCost cost = (x, y, move) -> Integer.MAX_VALUE - 1;

    assertThat(Path.aStar(world, START, new Cell(1, 0), Neighbourhood.EIGHT, cost).cost())
        .isEqualTo(Integer.MAX_VALUE - 1);
    assertThat(Path.aStar(world, START, exit, Neighbourhood.EIGHT, cost).exists()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -3})
  void aStepThatCostsNothingIsRefused(int nothing) {
    StepCost cost = (x, y, move) -> nothing;

    assertThatThrownBy(() -> Path.aStar(world, START, exit, Neighbourhood.EIGHT, cost))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a step to (1,0) that costs %d, expected 1 or more, or StepCost.BLOCKED", nothing);
  }

  @Test
  void aCellOutsideTheWorldIsRefused() {
    String message = "cell (5,0) is outside the world, which is 5 wide and 3 high";

    assertThatThrownBy(() -> Path.aStar(world, new Cell(5, 0), exit)).hasMessage(message);
    assertThatThrownBy(() -> Distances.breadthFirst(world, exit).from(5, 0)).hasMessage(message);
    assertThatThrownBy(() -> DangerMap.of(world).isSafe(5, 0, 0)).hasMessage(message);
  }
}
