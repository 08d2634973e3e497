package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/**
 * How many steps it takes from every cell to one goal, walking over the eight neighbours, and the
 * shortest paths.
 *
 * <p>The search runs backwards, from the goal outwards, so one search answers for all cells. It
 * looks at walls only: bombs and explosions, monsters and characters may have gone by the time.
 */
public final class Distances {
  /** The distance of a cell from which no way leads to the goal. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  private final World world;
  private final int[] steps;
  private final Cell[] next;

  private Distances(World world) {
    this.world = world;
    this.steps = new int[world.width() * world.height()];
    this.next = new Cell[steps.length];
    Arrays.fill(steps, UNREACHABLE);
  }

  /** Distances over cells that are no walls now: breadth-first search. */
  public static Distances breadthFirst(World world, Cell goal) {
    Distances distances = new Distances(world);
    Queue<Cell> frontier = new ArrayDeque<>();
    distances.reach(goal, 0, null);
    frontier.add(goal);
    while (!frontier.isEmpty()) {
      Cell cell = frontier.remove();
      for (Move move : Move.legal(world, cell.x(), cell.y())) {
        Cell neighbour = move.from(cell);
        if (distances.from(neighbour) == UNREACHABLE) {
          distances.reach(neighbour, distances.from(cell) + 1, cell);
          frontier.add(neighbour);
        }
      }
    }
    return distances;
  }

  private record Node(Cell cell, int cost, Cell next) {}

  /**
   * Distances where walls can be opened at a price: uniform-cost search. As a blast goes straight,
   * a wall is entered straight only.
   *
   * @param wallCost how many steps it takes to open a wall
   */
  public static Distances uniformCost(World world, Cell goal, int wallCost) {
    Distances distances = new Distances(world);
    Queue<Node> frontier = new PriorityQueue<>(Comparator.comparingInt(Node::cost));
    frontier.add(new Node(goal, 0, null));
    while (!frontier.isEmpty()) {
      Node node = frontier.remove();
      if (distances.from(node.cell) != UNREACHABLE) {
        continue; // it was reached before, at no more cost
      }
      distances.reach(node.cell, node.cost, node.next);
      boolean wall = world.wallAt(node.cell.x(), node.cell.y());
      int cost = node.cost + 1 + (wall ? wallCost : 0);
      for (Move move : Move.ALL) {
        Cell neighbour = move.from(node.cell);
        boolean possible = distances.isInside(neighbour) && !(wall && move.isDiagonal());
        if (possible && distances.from(neighbour) == UNREACHABLE) {
          frontier.add(new Node(neighbour, cost, node.cell));
        }
      }
    }
    return distances;
  }

  /** How many steps it takes from a cell to the goal, or {@link #UNREACHABLE}. */
  public int from(int x, int y) {
    return steps[index(x, y)];
  }

  /** How many steps it takes from a cell to the goal, or {@link #UNREACHABLE}. */
  public int from(Cell cell) {
    return from(cell.x(), cell.y());
  }

  /** A shortest path, from the cell after {@code start} to the goal; empty if there is none. */
  public List<Cell> path(Cell start) {
    List<Cell> path = new ArrayList<>();
    Cell cell = next[index(start.x(), start.y())];
    while (cell != null) {
      path.add(cell);
      cell = next[index(cell.x(), cell.y())];
    }
    return path;
  }

  private void reach(Cell cell, int distance, Cell nextOnPath) {
    steps[index(cell.x(), cell.y())] = distance;
    next[index(cell.x(), cell.y())] = nextOnPath;
  }

  private boolean isInside(Cell cell) {
    return cell.x() >= 0 && cell.y() >= 0 && cell.x() < world.width() && cell.y() < world.height();
  }

  private int index(int x, int y) {
    return y * world.width() + x;
  }
}
