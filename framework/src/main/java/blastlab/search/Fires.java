package blastlab.search;

import java.util.Arrays;

/**
 * When which cells burn: all fires, the present ones and those to come, in the order of time.
 *
 * <p>A cell may burn several times, so each fire knows the one that was on its cell before.
 */
final class Fires {
  static final int NONE = -1;

  // A fire: its cell, the last step before it burns, the last one in which it burns, the fire
  // before.
  private static final int CELL = 0;
  private static final int BEFORE = 1;
  private static final int LAST = 2;
  private static final int OLDER = 3;
  private static final int SIZE = 4;

  private final int[] latest; // of each cell, NONE if it never burns
  private int[] fires;
  private int end;

  Fires(int cells, int expected) {
    latest = new int[cells];
    Arrays.fill(latest, NONE);
    fires = new int[expected * SIZE];
  }

  /** Adds a fire that was not there after {@code before} steps and goes out after {@code last}. */
  void add(int cell, int before, int last) {
    if (end == fires.length) {
      fires = Arrays.copyOf(fires, Math.max(2 * end, 16 * SIZE));
    }
    fires[end + CELL] = cell;
    fires[end + BEFORE] = before;
    fires[end + LAST] = last;
    fires[end + OLDER] = latest[cell];
    latest[cell] = end;
    end += SIZE;
  }

  // ---- one cell ----

  boolean isEverBurning(int cell) {
    return latest[cell] != NONE;
  }

  boolean isBurning(int cell, int steps) {
    int fire = latest[cell];
    while (fire != NONE && !(fires[fire + BEFORE] < steps && steps <= fires[fire + LAST])) {
      fire = fires[fire + OLDER];
    }
    return fire != NONE;
  }

  /** A fire is deadly one step before it burns: nobody gets away in the step that lights it. */
  boolean isDeadly(int cell, int steps) {
    int fire = latest[cell];
    while (fire != NONE && !(fires[fire + BEFORE] <= steps && steps <= fires[fire + LAST])) {
      fire = fires[fire + OLDER];
    }
    return fire != NONE;
  }

  /** Whether nothing burns there from so many steps on. */
  boolean isSafe(int cell, int steps) {
    int fire = latest[cell];
    return fire == NONE || fires[fire + LAST] < steps;
  }

  /** When the first fire that does not burn yet gets deadly. */
  int firstToCome(int cell) {
    int first = DangerMap.NEVER;
    for (int fire = latest[cell]; fire != NONE; fire = fires[fire + OLDER]) {
      first = fires[fire + BEFORE] >= 0 ? fires[fire + BEFORE] : first;
    }
    return first;
  }

  /** Whether a fire has gone out there by this step, so that a wall has gone with it. */
  boolean hasGoneOut(int cell, int step) {
    int next = step;
    for (int fire = latest[cell]; fire != NONE; fire = fires[fire + OLDER]) {
      if (fires[fire + LAST] < next) {
        return true;
      }
      next = Math.min(step, fires[fire + BEFORE] + 1); // a blast by then only kept it burning
    }
    return false;
  }

  // ---- all of them; a number stands for each ----

  /** The number of the first fire, or NONE. */
  int first() {
    return after(-SIZE);
  }

  /** The number of the fire after another one, or NONE. */
  int after(int fire) {
    return fire + SIZE < end ? fire + SIZE : NONE;
  }

  int cell(int fire) {
    return fires[fire + CELL];
  }

  int deadlyFrom(int fire) {
    return fires[fire + BEFORE];
  }

  int deadlyUntil(int fire) {
    return fires[fire + LAST];
  }

  /** From which step on nothing burns any more. */
  int calmFrom() {
    int calm = 0;
    for (int fire = first(); fire != NONE; fire = after(fire)) {
      calm = Math.max(calm, fires[fire + LAST] + 1);
    }
    return calm;
  }

  /** After which step, later than this one, a cell gets deadly or has stopped being so. */
  int nextChange(int step) {
    int next = DangerMap.NEVER;
    for (int fire = first(); fire != NONE; fire = after(fire)) {
      if (fires[fire + BEFORE] > step) {
        next = Math.min(next, fires[fire + BEFORE]);
      } else if (fires[fire + LAST] >= step) {
        next = Math.min(next, fires[fire + LAST] + 1);
      }
    }
    return next;
  }
}
