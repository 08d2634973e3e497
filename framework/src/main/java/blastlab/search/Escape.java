package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.Arrays;

/**
 * The search behind {@link SafeCells}: step by step, where one can be by then without having burnt.
 *
 * <p>Who has come to a cell can wait there until it gets deadly. So a step looks only at what has
 * changed: cells that were just come to, and cells that have just burnt out.
 */
final class Escape {
  static final int NONE = -1;

  // A visit: the cell, when it was come to, and the visit before.
  private static final int CELL = 0;
  private static final int TIME = 1;
  private static final int BEFORE = 2;
  private static final int SIZE = 3;

  private final DangerMap danger;
  private final Fires fires;
  private final World world;
  private final int width;
  private final int height;
  private final int[] first; // of each cell's visits
  private final int[] present; // the visit that one can still be in: in the end, for good
  private int[] visits = new int[32 * SIZE];
  private int end;

  Escape(DangerMap danger) {
    this.danger = danger;
    this.fires = danger.fires();
    this.world = danger.world();
    this.width = world.width();
    this.height = world.height();
    this.first = new int[width * height];
    this.present = new int[width * height];
    Arrays.fill(first, NONE);
    Arrays.fill(present, NONE);
  }

  // ---- the search ----

  /** Finds all visits that start from a cell. */
  void everywhere(int x, int y) {
    search(x, y, false);
  }

  /** Stops at the first cell to stay on for good, and tells when that was. */
  int firstSafe(int x, int y) {
    return search(x, y, true);
  }

  private int search(int x, int y, boolean stopWhenSafe) {
    int start = danger.index(x, y);
    if (isOpen(start, x, y, 0)) {
      visit(start, 0, NONE);
    }
    int from = 0;
    int time = 0;
    while (time != DangerMap.NEVER) {
      if (stopWhenSafe && isAnySafe(from, time)) {
        return time;
      }
      int to = end;
      for (; from < to; from += SIZE) {
        expand(from, time + 1);
      }
      enterBurntOut(time + 1);
      leaveDeadly(time + 1);
      time = from < end ? time + 1 : fires.lastBeforeChange(time + 1);
    }
    return Distances.UNREACHABLE;
  }

  private boolean isAnySafe(int from, int time) {
    for (int visit = from; visit < end; visit += SIZE) {
      if (fires.isSafe(visits[visit + CELL], time)) {
        return true;
      }
    }
    return false;
  }

  private void expand(int visit, int time) {
    int x = visits[visit + CELL] % width;
    int y = visits[visit + CELL] / width;
    if (world.exitAt(x, y) && visits[visit + BEFORE] != NONE) {
      return; // who gets there has left the world
    }
    for (int nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++) {
      for (int nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
        int next = nextY * width + nextX;
        if (present[next] == NONE && isOpen(next, nextX, nextY, time)) {
          visit(next, time, visit);
        }
      }
    }
  }

  /** A cell that has just burnt out is entered from where one was before this step. */
  private void enterBurntOut(int time) {
    for (int fire = fires.first(); fire != Fires.NONE; fire = fires.after(fire)) {
      int cell = fires.cell(fire);
      if (fires.deadlyUntil(fire) == time - 1 && present[cell] == NONE) {
        int x = cell % width;
        int y = cell / width;
        int before = isOpen(cell, x, y, time) ? visitBeside(x, y, time) : NONE;
        if (before != NONE) {
          visit(cell, time, before);
        }
      }
    }
  }

  /** A visit to a neighbour that one can still be in, and came to before this step. */
  private int visitBeside(int x, int y, int time) {
    for (int nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++) {
      for (int nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
        int visit = present[nextY * width + nextX];
        if (visit != NONE && visits[visit + TIME] < time && !world.exitAt(nextX, nextY)) {
          return visit;
        }
      }
    }
    return NONE;
  }

  private void leaveDeadly(int time) {
    for (int fire = fires.first(); fire != Fires.NONE; fire = fires.after(fire)) {
      if (fires.deadlyFrom(fire) == time) {
        present[fires.cell(fire)] = NONE;
      }
    }
  }

  /** Whether one can be on a cell then; a wall is open once it has burnt down. */
  private boolean isOpen(int cell, int x, int y, int time) {
    return !fires.isDeadly(cell, time) && (!world.wallAt(x, y) || fires.hasGoneOut(cell, time));
  }

  private void visit(int cell, int time, int before) {
    if (end == visits.length) {
      visits = Arrays.copyOf(visits, 2 * end);
    }
    visits[end + CELL] = cell;
    visits[end + TIME] = time;
    visits[end + BEFORE] = before;
    first[cell] = first[cell] == NONE ? end : first[cell];
    present[cell] = end;
    end += SIZE;
  }

  // ---- what was found ----

  /** The first visit to a cell, or NONE. */
  int firstVisit(int x, int y) {
    return first[danger.index(x, y)];
  }

  /** The first visit to a cell that can last for good, or NONE. */
  int lastingVisit(int x, int y) {
    return present[danger.index(x, y)];
  }

  int lastingVisits() {
    int count = 0;
    for (int visit : present) {
      count += visit == NONE ? 0 : 1;
    }
    return count;
  }

  /** The lasting visit that was found after this one, or first of all after NONE. */
  int next(int visit) {
    int next = visit == NONE ? 0 : visit + SIZE;
    while (next < end && present[visits[next + CELL]] != next) {
      next += SIZE;
    }
    return next < end ? next : NONE;
  }

  Cell cell(int visit) {
    return new Cell(visits[visit + CELL] % width, visits[visit + CELL] / width);
  }

  int time(int visit) {
    return visit == NONE ? Distances.UNREACHABLE : visits[visit + TIME];
  }

  int before(int visit) {
    return visits[visit + BEFORE];
  }
}
