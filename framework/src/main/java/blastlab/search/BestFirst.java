package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;

/**
 * Best-first search for the cheapest path: A* with a heuristic, uniform-cost search without. The
 * heuristic has to be consistent, so that a cell's first turn is its best.
 */
final class BestFirst {
  private static final int DONE = -1;

  private final int lastMove;
  private final StepCost cost;
  private final Trail trail;
  private final int[] costs; // from the start; what is DONE can't become cheaper
  private final Heap frontier = new Heap();

  /** What the rest of the way costs at least. */
  @FunctionalInterface
  interface Heuristic {
    int of(int x, int y);
  }

  BestFirst(World world, Neighbourhood neighbourhood, StepCost cost) {
    this.lastMove = neighbourhood.lastMove;
    this.cost = cost;
    this.trail = new Trail(world);
    this.costs = trail.cells.filled(Distances.UNREACHABLE, DONE);
  }

  Path search(Cell start, Path.GoalTest goal, Heuristic heuristic) {
    int first = trail.start(start);
    costs[first] = 0;
    frontier.add(first, 0, 0);
    while (!frontier.isEmpty()) {
      int cell = frontier.remove();
      int spent = costs[cell];
      if (spent != DONE) { // else it was found again on a cheaper way, and that came first
        int x = trail.cells.x(cell);
        int y = trail.cells.y(cell);
        if (goal.isGoal(x, y)) {
          return trail.path(start, cell, spent);
        }
        costs[cell] = DONE;
        expand(cell, x, y, spent, heuristic);
      }
    }
    return trail.noPath(start);
  }

  private void expand(int cell, int x, int y, int spent, Heuristic heuristic) {
    for (int i = 1; i <= lastMove; i++) {
      int next = cell + trail.ways[i];
      if (costs[next] > spent) {
        Move move = Move.ALL.get(i);
        int nextX = x + move.dx();
        int nextY = y + move.dy();
        int step = Distances.stepCost(cost, nextX, nextY, move);
        if (step < costs[next] - spent) {
          costs[next] = spent + step;
          trail.reach(next, i);
          int rest = heuristic.of(nextX, nextY);
          frontier.add(next, spent + step + rest, rest);
        }
      }
    }
  }
}
