package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.List;

/**
 * The cheapest path from one cell to a goal. Where many cells ask for the way to the same goal, one
 * {@link Distances} answers them all.
 *
 * <p>Like there, only walls are in the way. Others may have gone by the time, and those that should
 * count are for a {@link StepCost} to mind.
 *
 * <pre>{@code
 * Path path = Path.aStar(world, new Cell(4, 4), exit);
 * path.cost(); // 2
 * path.cells(); // [(5,3), (6,2)]
 * path.start(); // (4,4)
 * }</pre>
 *
 * @param start where it begins
 * @param cells the cells after the start, the goal among them; none if there is no path
 * @param cost what the steps cost together, {@link Distances#UNREACHABLE} if there is no path
 */
public record Path(Cell start, List<Cell> cells, int cost) {
  /**
   * Whether a cell is what a search looks for.
   *
   * <pre>{@code
   * Path.GoalTest exitOrCorner = (x, y) -> world.exitAt(x, y) || x == 0 && y == 4;
   * Path.breadthFirst(world, new Cell(2, 2), Neighbourhood.EIGHT, exitOrCorner).cost(); // 3
   * }</pre>
   */
  @FunctionalInterface
  public interface GoalTest {
    /**
     * Whether the cell (x, y) is a goal.
     *
     * <pre>{@code
     * Path.GoalTest bomb = (x, y) -> world.bombAt(x, y).isPresent();
     * bomb.isGoal(2, 2); // true
     * }</pre>
     */
    boolean isGoal(int x, int y);
  }

  /** Nobody changes it later. */
  public Path {
    cells = List.copyOf(cells);
  }

  /**
   * A path of the fewest steps as one walks in the game: breadth-first search.
   *
   * <pre>{@code
   * Path.breadthFirst(world, new Cell(0, 0), exit).cost(); // 6
   * }</pre>
   */
  public static Path breadthFirst(World world, Cell start, Cell goal) {
    GoalTest test = (x, y) -> x == goal.x() && y == goal.y();
    return breadthFirst(world, start, Neighbourhood.of(world), test);
  }

  /**
   * A path of the fewest steps to the nearest cell that passes a test: breadth-first search.
   *
   * <pre>{@code
   * Path.breadthFirst(world, new Cell(0, 0), Neighbourhood.FOUR, world::exitAt).cost(); // 8
   * }</pre>
   */
  public static Path breadthFirst(
      World world, Cell start, Neighbourhood neighbourhood, GoalTest goal) {
    return new BreadthFirst(world, neighbourhood).search(start, goal);
  }

  /**
   * A path of the fewest steps as one walks in the game: A* search.
   *
   * <pre>{@code
   * Path.aStar(world, new Cell(0, 0), exit).cost(); // 6
   * }</pre>
   */
  public static Path aStar(World world, Cell start, Cell goal) {
    return aStar(world, start, goal, Neighbourhood.of(world), StepCost.steps(world));
  }

  /**
   * The cheapest path by a cost function: A* search. The heuristic is {@link
   * Neighbourhood#distance}, times what a step costs at least.
   *
   * <pre>{@code
   * StepCost bombing = StepCost.openingWalls(world, 2);
   * Path.aStar(world, new Cell(0, 0), new Cell(0, 2), Neighbourhood.EIGHT, bombing).cost(); // 4
   * Path.aStar(world, new Cell(0, 0), exit, Neighbourhood.FOUR, bombing).cost(); // 8
   * }</pre>
   */
  public static Path aStar(
      World world, Cell start, Cell goal, Neighbourhood neighbourhood, StepCost cost) {
    GoalTest test = (x, y) -> x == goal.x() && y == goal.y();
    int least = cost.least();
    return new BestFirst(world, neighbourhood, cost)
        .search(start, test, (x, y) -> least * neighbourhood.distance(goal.x() - x, goal.y() - y));
  }

  /**
   * The cheapest path by a cost function to a cell that passes a test: uniform-cost search.
   *
   * <pre>{@code
   * StepCost bombing = StepCost.openingWalls(world, 2);
   * Path.GoalTest thirdRow = (x, y) -> y == 2;
   * Path.uniformCost(world, new Cell(2, 0), Neighbourhood.EIGHT, bombing, thirdRow).cost(); // 2
   * }</pre>
   */
  public static Path uniformCost(
      World world, Cell start, Neighbourhood neighbourhood, StepCost cost, GoalTest goal) {
    return new BestFirst(world, neighbourhood, cost).search(start, goal, (x, y) -> 0);
  }

  /**
   * Whether there is a path at all; it is empty if the start is a goal.
   *
   * <pre>{@code
   * Path.aStar(world, new Cell(0, 0), exit).exists(); // true
   * Path.aStar(world, new Cell(0, 0), new Cell(4, 0)).exists(); // false
   * }</pre>
   */
  public boolean exists() {
    return cost != Distances.UNREACHABLE;
  }

  /**
   * The first move; standing still if the start is a goal or there is no path.
   *
   * <pre>{@code
   * Path.aStar(world, new Cell(0, 0), exit).firstMove(); // Move[dx=1, dy=0]
   * }</pre>
   */
  public Move firstMove() {
    Cell next = cells.isEmpty() ? start : cells.get(0);
    return Move.of(next.x() - start.x(), next.y() - start.y());
  }
}
