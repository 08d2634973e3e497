package blastlab.solve;

import static blastlab.solve.Level.NOWHERE;

import java.util.Arrays;

/** How many steps it is from a cell to the others, could one walk through boxes. */
final class Reach {
  /** Of a cell that can't be reached. */
  static final int NEVER = -1;

  private final Level level;
  private final int[] steps;
  private final int[] queue;
  private final long[] lastGround;
  private int lastFrom = NOWHERE;

  Reach(Level level) {
    this.level = level;
    steps = new int[level.size()];
    queue = new int[level.size()];
    lastGround = new long[level.words()];
  }

  /** Counts the steps from a cell, unless it has just done so for this cell and ground. */
  void spread(int from, Ground ground) {
    if (from == lastFrom && ground.isSameAs(lastGround)) {
      return;
    }
    lastFrom = from;
    ground.pack(lastGround, 0);
    Arrays.fill(steps, NEVER);
    if (!ground.isSolid(from)) {
      count(from, ground);
    }
  }

  private void count(int from, Ground ground) {
    int end = 0;
    queue[end++] = from;
    steps[from] = 0;
    for (int at = 0; at < end; at++) {
      for (Direction way : Direction.ALL) {
        int next = level.neighbour(queue[at], way);
        if (next != NOWHERE && steps[next] == NEVER && !ground.isSolid(next)) {
          steps[next] = steps[queue[at]] + 1;
          queue[end++] = next;
        }
      }
    }
  }

  /** How many steps it is to a cell, or {@link #NEVER}. */
  int steps(int cell) {
    return steps[cell];
  }
}
