package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;

/** Breadth-first search from a start for the nearest goal; it looks at no more than it needs. */
final class BreadthFirst {
  private final World world;
  private final int lastMove;
  private final Trail trail;
  private final int[] frontier;
  private int end;

  BreadthFirst(World world, Neighbourhood neighbourhood) {
    this.world = world;
    this.lastMove = neighbourhood.lastMove;
    this.trail = new Trail(world);
    this.frontier = new int[world.width() * world.height()];
  }

  Path search(Cell start, Path.GoalTest goal) {
    int first = trail.start(start);
    if (goal.isGoal(start.x(), start.y())) {
      return trail.path(start, first, 0);
    }
    frontier[end++] = first;
    int steps = 0;
    for (int from = 0; from < end; steps++) {
      for (int layer = end; from < layer; from++) {
        int found = expand(frontier[from], goal);
        if (found != Trail.NOWHERE) {
          return trail.path(start, found, steps + 1);
        }
      }
    }
    return trail.noPath(start);
  }

  /** Reaches all neighbours of a cell that are new; gives the first one that is a goal. */
  private int expand(int cell, Path.GoalTest goal) {
    int x = trail.cells.x(cell);
    int y = trail.cells.y(cell);
    for (int i = 1; i <= lastMove; i++) {
      int next = cell + trail.ways[i];
      if (trail.isNew(next)) {
        Move move = Move.ALL.get(i);
        if (!world.wallAt(x + move.dx(), y + move.dy())) {
          trail.reach(next, i);
          if (goal.isGoal(x + move.dx(), y + move.dy())) {
            return next;
          }
          frontier[end++] = next;
        }
      }
    }
    return Trail.NOWHERE;
  }
}
