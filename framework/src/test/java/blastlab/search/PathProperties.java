package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Cell;
import blastlab.world.SensedWorld;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** All searches find the same cheapest costs, and paths that are worth them. */
class PathProperties {
  @Provide
  Arbitrary<SensedWorld> worlds() {
    return RandomWorlds.deserted();
  }

  @Property(tries = 300)
  void withACostFunction(
      @ForAll("worlds") SensedWorld world,
      @ForAll Neighbourhood neighbourhood,
      @ForAll @IntRange(min = 1, max = 5) int least) {
    StepCost cost =
        (x, y, move) ->
            world.wallAt(x, y) && move.isDiagonal()
                ? StepCost.BLOCKED
                : least + (31 * x + 17 * y + 7 * move.dx()) % 5 + 5 - (x + y) % 2;
    Cell goal = new Cell(world.width() - 1, world.height() - 1);
    int[][] expected = relaxed(world, neighbourhood, cost, goal);
    Distances distances = Distances.uniformCost(world, neighbourhood, cost, List.of(goal));
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        Cell start = new Cell(x, y);
        Path path = Path.aStar(world, start, goal, neighbourhood, cost.atLeast(least));
        assertThat(path.cost()).isEqualTo(expected[x][y]);
        assertThat(distances.from(x, y)).isEqualTo(expected[x][y]);
        assertIsWorth(path.cells(), start, goal, neighbourhood, cost, expected[x][y]);
        assertIsWorth(distances.path(start), start, goal, neighbourhood, cost, expected[x][y]);
        Path.GoalTest test = (gx, gy) -> gx == goal.x() && gy == goal.y();
        assertThat(Path.uniformCost(world, start, neighbourhood, cost, test).cost())
            .isEqualTo(expected[x][y]);
      }
    }
  }

  @Property(tries = 300)
  void withStepsOnly(@ForAll("worlds") SensedWorld world, @ForAll Neighbourhood neighbourhood) {
    Cell goal = new Cell(0, 0);
    StepCost cost = StepCost.steps(world);
    int[][] expected = relaxed(world, neighbourhood, cost, goal);
    Distances distances = Distances.breadthFirst(world, neighbourhood, List.of(goal));
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        Cell start = new Cell(x, y);
        int steps = world.wallAt(x, y) ? Distances.UNREACHABLE : expected[x][y];
        assertThat(distances.from(start)).isEqualTo(steps);
        Path path = Path.breadthFirst(world, start, neighbourhood, (gx, gy) -> gx == 0 && gy == 0);
        assertThat(path.cost()).isEqualTo(expected[x][y]);
        assertThat(path.exists()).isEqualTo(expected[x][y] != Distances.UNREACHABLE);
        assertIsWorth(path.cells(), start, goal, neighbourhood, cost, expected[x][y]);
        assertIsWorth(distances.path(start), start, goal, neighbourhood, cost, steps);
      }
    }
  }

  private static void assertIsWorth(
      List<Cell> path, Cell start, Cell goal, Neighbourhood neighbourhood, StepCost cost, int sum) {
    if (sum == Distances.UNREACHABLE) {
      assertThat(path).isEmpty();
      return;
    }
    Cell cell = start;
    int spent = 0;
    for (Cell next : path) {
      Move move = Move.of(next.x() - cell.x(), next.y() - cell.y());
      assertThat(neighbourhood.moves()).contains(move);
      spent += cost.of(next.x(), next.y(), move);
      cell = next;
    }
    assertThat(cell).isEqualTo(goal);
    assertThat(spent).isEqualTo(sum);
  }

  /** The costs by the simplest method there is: until nothing gets cheaper any more. */
  private static int[][] relaxed(
      SensedWorld world, Neighbourhood neighbourhood, StepCost cost, Cell goal) {
    int[][] costs = new int[world.width()][world.height()];
    Arrays.stream(costs).forEach(column -> Arrays.fill(column, Distances.UNREACHABLE));
    costs[goal.x()][goal.y()] = 0;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int x = 0; x < world.width(); x++) {
        for (int y = 0; y < world.height(); y++) {
          for (Move move : neighbourhood.moves()) {
            Cell to = move.from(new Cell(x, y));
            if (to.x() < 0 || to.y() < 0 || to.x() >= world.width() || to.y() >= world.height()) {
              continue;
            }
            long sum = (long) costs[to.x()][to.y()] + cost.of(to.x(), to.y(), move);
            if (sum < costs[x][y]) {
              costs[x][y] = (int) sum;
              changed = true;
            }
          }
        }
      }
    }
    return costs;
  }
}
