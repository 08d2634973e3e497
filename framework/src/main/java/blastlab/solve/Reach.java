package blastlab.solve;

import static blastlab.solve.Level.NOWHERE;

/** The cells that might be reached from a cell, could one walk through boxes. */
final class Reach {
  private final Level level;
  private final int[] seen;
  private final int[] stack;
  private int round;

  Reach(Level level) {
    this.level = level;
    seen = new int[level.size()];
    stack = new int[level.size()];
  }

  /** Finds the cells anew, from another cell or on other ground. */
  void spread(int from, Ground ground) {
    round++;
    int open = 0;
    stack[open++] = from;
    seen[from] = round;
    while (open > 0) {
      int cell = stack[--open];
      for (Direction way : Direction.ALL) {
        int next = level.neighbour(cell, way);
        if (next != NOWHERE && seen[next] != round && !ground.isSolid(next)) {
          seen[next] = round;
          stack[open++] = next;
        }
      }
    }
  }

  /** Whether a cell was found. */
  boolean contains(int cell) {
    return seen[cell] == round;
  }
}
