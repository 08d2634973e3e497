package blastlab.bench;

import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;

/** What a good student writes, to compare the search kit with. */
final class ByHand {
  private static final int[][] ARMS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int NEVER = Integer.MAX_VALUE;

  private ByHand() {}

  private record Node(Cell cell, int cost, int estimate, Cell from) {}

  static List<Cell> legalMoves(SensedWorld world, int x, int y) {
    List<Cell> moves = new ArrayList<>();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (!world.wallAt(x + dx, y + dy)) {
          moves.add(new Cell(dx, dy));
        }
      }
    }
    return moves;
  }

  static int[][] distances(SensedWorld world, Cell goal) {
    int[][] steps = filled(world, NEVER);
    Queue<Cell> queue = new ArrayDeque<>();
    queue.add(goal);
    steps[goal.x()][goal.y()] = 0;
    while (!queue.isEmpty()) {
      Cell cell = queue.remove();
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = cell.x() + dx;
          int y = cell.y() + dy;
          if (!world.wallAt(x, y) && steps[x][y] == NEVER) {
            steps[x][y] = steps[cell.x()][cell.y()] + 1;
            queue.add(new Cell(x, y));
          }
        }
      }
    }
    return steps;
  }

  static int[][] costs(SensedWorld world, Cell goal, int wallCost) {
    int[][] costs = filled(world, NEVER);
    Queue<Node> queue = new PriorityQueue<>(Comparator.comparingInt(Node::cost));
    queue.add(new Node(goal, 0, 0, null));
    while (!queue.isEmpty()) {
      Node node = queue.remove();
      if (costs[node.cell.x()][node.cell.y()] <= node.cost) {
        continue;
      }
      costs[node.cell.x()][node.cell.y()] = node.cost;
      boolean wall = world.wallAt(node.cell.x(), node.cell.y());
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = node.cell.x() + dx;
          int y = node.cell.y() + dy;
          int cost = node.cost + (wall ? 1 + wallCost : 1);
          if (isInside(world, x, y) && !(wall && dx != 0 && dy != 0) && cost < costs[x][y]) {
            queue.add(new Node(new Cell(x, y), cost, 0, null));
          }
        }
      }
    }
    return costs;
  }

  static List<Cell> breadthFirst(SensedWorld world, Cell start, Cell goal) {
    Cell[][] cameFrom = new Cell[world.width()][world.height()];
    Queue<Cell> queue = new ArrayDeque<>();
    queue.add(start);
    cameFrom[start.x()][start.y()] = start;
    while (!queue.isEmpty()) {
      Cell cell = queue.remove();
      if (cell.equals(goal)) {
        return path(cameFrom, start, goal);
      }
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = cell.x() + dx;
          int y = cell.y() + dy;
          if (!world.wallAt(x, y) && cameFrom[x][y] == null) {
            cameFrom[x][y] = cell;
            queue.add(new Cell(x, y));
          }
        }
      }
    }
    return List.of();
  }

  static List<Cell> aStar(SensedWorld world, Cell start, Cell goal) {
    Cell[][] cameFrom = new Cell[world.width()][world.height()];
    Queue<Node> queue =
        new PriorityQueue<>(
            Comparator.comparingInt((Node n) -> n.estimate).thenComparingInt(n -> -n.cost));
    queue.add(new Node(start, 0, 0, start));
    while (!queue.isEmpty()) {
      Node node = queue.remove();
      Cell cell = node.cell;
      if (cameFrom[cell.x()][cell.y()] != null) {
        continue;
      }
      cameFrom[cell.x()][cell.y()] = node.from;
      if (cell.equals(goal)) {
        return path(cameFrom, start, goal);
      }
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = cell.x() + dx;
          int y = cell.y() + dy;
          if (!world.wallAt(x, y) && cameFrom[x][y] == null) {
            int rest = Math.max(Math.abs(goal.x() - x), Math.abs(goal.y() - y));
            queue.add(new Node(new Cell(x, y), node.cost + 1, node.cost + 1 + rest, cell));
          }
        }
      }
    }
    return List.of();
  }

  /** The step of the first blast on each cell, without burning down walls. */
  static int[][] danger(SensedWorld world) {
    int[][] blasts = filled(world, NEVER);
    for (BombEntity bomb : world.bombs()) {
      blasts[bomb.x()][bomb.y()] = Math.min(blasts[bomb.x()][bomb.y()], bomb.timer());
      for (int[] arm : ARMS) {
        for (int i = 1; i <= bomb.range(); i++) {
          int x = bomb.x() + i * arm[0];
          int y = bomb.y() + i * arm[1];
          if (!isInside(world, x, y) || world.exitAt(x, y) || world.bombAt(x, y).isPresent()) {
            break;
          }
          blasts[x][y] = Math.min(blasts[x][y], bomb.timer());
          if (world.wallAt(x, y)) {
            break;
          }
        }
      }
    }
    return blasts;
  }

  /**
   * How far each cell is that can be reached in time; a cell counts as deadly from its blast on.
   */
  static int[][] safeCells(SensedWorld world, int[][] blasts, Cell start) {
    int[][] steps = filled(world, NEVER);
    Queue<Cell> queue = new ArrayDeque<>();
    queue.add(start);
    steps[start.x()][start.y()] = 0;
    while (!queue.isEmpty()) {
      Cell cell = queue.remove();
      int step = steps[cell.x()][cell.y()] + 1;
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = cell.x() + dx;
          int y = cell.y() + dy;
          if (!world.wallAt(x, y)
              && steps[x][y] == NEVER
              && blasts[x][y] > step
              && world.explosionAt(x, y).isEmpty()) {
            steps[x][y] = step;
            queue.add(new Cell(x, y));
          }
        }
      }
    }
    return steps;
  }

  /** The nearest cell that no bomb will hit. */
  static int stepsToSafety(SensedWorld world, int[][] blasts, Cell start) {
    int[][] steps = filled(world, NEVER);
    Queue<Cell> queue = new ArrayDeque<>();
    queue.add(start);
    steps[start.x()][start.y()] = 0;
    while (!queue.isEmpty()) {
      Cell cell = queue.remove();
      int step = steps[cell.x()][cell.y()];
      if (blasts[cell.x()][cell.y()] == NEVER && world.explosionAt(cell.x(), cell.y()).isEmpty()) {
        return step;
      }
      for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
          int x = cell.x() + dx;
          int y = cell.y() + dy;
          if (!world.wallAt(x, y) && steps[x][y] == NEVER && blasts[x][y] > step + 1) {
            steps[x][y] = step + 1;
            queue.add(new Cell(x, y));
          }
        }
      }
    }
    return NEVER;
  }

  /** Directs everybody in all ways, and counts these. */
  static int jointActions(SensedWorld world, List<? extends MovableEntity> entities, int first) {
    if (first == entities.size()) {
      return 1;
    }
    MovableEntity entity = entities.get(first);
    int count = 0;
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        if (!world.wallAt(entity.x() + dx, entity.y() + dy)) {
          entity.move(dx, dy);
          count += jointActions(world, entities, first + 1);
        }
      }
    }
    return count;
  }

  private static List<Cell> path(Cell[][] cameFrom, Cell start, Cell goal) {
    List<Cell> path = new ArrayList<>();
    for (Cell cell = goal; !cell.equals(start); cell = cameFrom[cell.x()][cell.y()]) {
      path.add(cell);
    }
    Collections.reverse(path);
    return path;
  }

  private static int[][] filled(SensedWorld world, int value) {
    int[][] numbers = new int[world.width()][world.height()];
    for (int[] column : numbers) {
      Arrays.fill(column, value);
    }
    return numbers;
  }

  private static boolean isInside(SensedWorld world, int x, int y) {
    return x >= 0 && y >= 0 && x < world.width() && y < world.height();
  }
}
