package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * How far every cell is from a goal, or from the nearest of several, and the shortest paths there.
 *
 * <p>The search runs backwards, from the goals outwards, so one search answers for all cells. It
 * looks at walls only: bombs and explosions, monsters and characters may have gone by the time.
 *
 * <pre>{@code
 * Distances way = Distances.breadthFirst(world, exit);
 * way.from(me.x(), me.y()); // 6
 * way.move(me.x(), me.y()); // Move[dx=1, dy=0]
 * }</pre>
 */
public final class Distances {
  /** The distance of a cell from which no way leads to a goal. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  private static final int WALL = -1;

  private final Margin cells;
  private final int[] ways;
  private final int[] steps; // WALL in the margin, and in walls that are no way
  private final byte[] moves; // where to go next, as an index of Move.ALL

  private Distances(World world) {
    cells = new Margin(world);
    ways = cells.ways();
    steps = cells.filled(UNREACHABLE, WALL);
    moves = new byte[cells.size];
  }

  /**
   * Distances over cells that are no walls now, as one walks in the game: breadth-first search.
   *
   * <pre>{@code
   * Distances.breadthFirst(world, exit).from(0, 0); // 6
   * Distances.breadthFirst(world, exit).from(5, 0); // 2
   * }</pre>
   */
  public static Distances breadthFirst(World world, Cell goal) {
    return breadthFirst(world, Neighbourhood.of(world), List.of(goal));
  }

  /**
   * Distances to the nearest goal over cells that are no walls now: breadth-first search.
   *
   * <pre>{@code
   * List<Cell> corners = List.of(new Cell(0, 0), new Cell(6, 4));
   * Distances.breadthFirst(world, Neighbourhood.FOUR, corners).from(3, 2); // 5
   * }</pre>
   */
  public static Distances breadthFirst(
      World world, Neighbourhood neighbourhood, Collection<Cell> goals) {
    Distances distances = new Distances(world);
    distances.closeWalls(world);
    distances.spread(neighbourhood, goals);
    return distances;
  }

  /**
   * How many steps everybody is from the nearest of these characters or monsters, as one walks in
   * the game: breadth-first search.
   *
   * <pre>{@code
   * Distances.toNearest(world, world.monsters()).from(me.x(), me.y()); // 6
   * }</pre>
   */
  public static Distances toNearest(World world, Collection<? extends MovableEntity> entities) {
    List<Cell> goals = new ArrayList<>(entities.size());
    for (MovableEntity entity : entities) {
      goals.add(new Cell(entity.x(), entity.y()));
    }
    return breadthFirst(world, Neighbourhood.of(world), goals);
  }

  /**
   * Distances, as one walks in the game, where walls that can be destroyed are opened at a price:
   * uniform-cost search. As a blast goes straight, a wall is entered straight only.
   *
   * <pre>{@code
   * Distances.uniformCost(world, exit, 2).from(0, 0); // 6
   * Distances.uniformCost(world, exit, 2).path(new Cell(5, 1)); // [(6,2)]
   * }</pre>
   *
   * @param wallCost how many steps it takes to open a wall
   */
  public static Distances uniformCost(World world, Cell goal, int wallCost) {
    StepCost cost = StepCost.openingWalls(world, wallCost);
    return uniformCost(world, Neighbourhood.of(world), cost, List.of(goal));
  }

  /**
   * What the cheapest way to a goal costs by a cost function: uniform-cost search.
   *
   * <pre>{@code
   * StepCost tired = (x, y, move) -> world.wallAt(x, y) ? StepCost.BLOCKED : 10;
   * Distances.uniformCost(world, Neighbourhood.FOUR, tired, List.of(exit)).from(0, 0); // 80
   * }</pre>
   */
  public static Distances uniformCost(
      World world, Neighbourhood neighbourhood, StepCost cost, Collection<Cell> goals) {
    Distances distances = new Distances(world);
    distances.spread(neighbourhood, cost, goals);
    return distances;
  }

  /**
   * How far it is from a cell to the goal, or {@link #UNREACHABLE}.
   *
   * <pre>{@code
   * Distances.breadthFirst(world, exit).from(4, 4); // 2
   * Distances.breadthFirst(world, exit).from(4, 0) == Distances.UNREACHABLE; // true
   * }</pre>
   */
  public int from(int x, int y) {
    int distance = steps[cells.index(x, y)];
    return distance == WALL ? UNREACHABLE : distance;
  }

  /**
   * How far it is from a cell to the goal, or {@link #UNREACHABLE}.
   *
   * <pre>{@code
   * Distances.breadthFirst(world, exit).from(new Cell(4, 4)); // 2
   * }</pre>
   */
  public int from(Cell cell) {
    return from(cell.x(), cell.y());
  }

  /**
   * The first move of a shortest path; standing still at the goal and where there is no path.
   *
   * <pre>{@code
   * Distances.breadthFirst(world, exit).move(4, 4); // Move[dx=1, dy=-1]
   * }</pre>
   */
  public Move move(int x, int y) {
    return Move.ALL.get(moves[cells.index(x, y)]);
  }

  /**
   * A shortest path, from the cell after {@code start} to the goal; empty if there is none.
   *
   * <pre>{@code
   * Distances.breadthFirst(world, exit).path(new Cell(4, 4)); // [(5,3), (6,2)]
   * }</pre>
   */
  public List<Cell> path(Cell start) {
    List<Cell> path = new ArrayList<>();
    Cell cell = start;
    Move move = move(cell.x(), cell.y());
    while (!move.isStill()) {
      cell = move.from(cell);
      path.add(cell);
      move = move(cell.x(), cell.y());
    }
    return path;
  }

  private void closeWalls(World world) {
    for (int y = 0; y < cells.height; y++) {
      int row = cells.index(0, y);
      for (int x = 0; x < cells.width; x++) {
        if (world.wallAt(x, y)) {
          steps[row + x] = WALL;
        }
      }
    }
  }

  private void spread(Neighbourhood neighbourhood, Collection<Cell> goals) {
    int[] frontier = new int[cells.width * cells.height];
    int end = 0;
    for (Cell goal : goals) {
      int index = cells.index(goal.x(), goal.y());
      if (steps[index] != 0) {
        steps[index] = 0;
        frontier[end++] = index;
      }
    }
    int last = neighbourhood.lastMove;
    for (int start = 0; start < end; start++) {
      int to = frontier[start];
      int distance = steps[to] + 1;
      for (int move = 1; move <= last; move++) {
        int from = to - ways[move];
        if (steps[from] == UNREACHABLE) {
          steps[from] = distance;
          moves[from] = (byte) move;
          frontier[end++] = from;
        }
      }
    }
  }

  private void spread(Neighbourhood neighbourhood, StepCost cost, Collection<Cell> goals) {
    Heap frontier = new Heap();
    for (Cell goal : goals) {
      int index = cells.index(goal.x(), goal.y());
      steps[index] = 0;
      frontier.add(index, 0, 0);
    }
    boolean[] expanded = new boolean[cells.size];
    while (!frontier.isEmpty()) {
      int to = frontier.remove();
      if (!expanded[to]) { // else it was found again on a cheaper way, and that came first
        expanded[to] = true;
        expand(to, neighbourhood, cost, frontier);
      }
    }
  }

  private void expand(int to, Neighbourhood neighbourhood, StepCost cost, Heap frontier) {
    int x = cells.x(to);
    int y = cells.y(to);
    for (int move = 1; move <= neighbourhood.lastMove; move++) {
      int from = to - ways[move];
      if (steps[from] > steps[to]) {
        int step = stepCost(cost, x, y, Move.ALL.get(move));
        if (step < steps[from] - steps[to]) {
          steps[from] = steps[to] + step;
          moves[from] = (byte) move;
          frontier.add(from, steps[from], 0);
        }
      }
    }
  }

  /** What a cost function says, unless that is nonsense. */
  static int stepCost(StepCost cost, int x, int y, Move move) {
    int step = cost.of(x, y, move);
    if (step < 1) {
      throw new IllegalArgumentException(
          "a step to (%d,%d) that costs %d, expected 1 or more, or StepCost.BLOCKED"
              .formatted(x, y, step));
    }
    return step;
  }
}
