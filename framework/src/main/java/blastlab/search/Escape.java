package blastlab.search;

import blastlab.world.World;
import java.util.Optional;

/**
 * The search behind {@link SafeCells}: step by step, where one can be by then without having burnt.
 *
 * <p>Who has come to a cell can wait there until it gets deadly. So a step looks only at what has
 * changed: cells that were just come to, and cells that have just burnt out.
 */
final class Escape extends Visits {
  private static final int WALL = -2; // in place of a visit: nobody ever gets there

  private final World world;
  private final Fires fires;
  private final int exit;
  private final Optional<Footing> footing;

  Escape(DangerMap danger, Optional<Footing> footing) {
    super(danger, WALL);
    world = danger.world();
    fires = danger.fires();
    exit = world.exit().map(cell -> cells.index(cell.x(), cell.y())).orElse(NONE);
    this.footing = footing;
  }

  /** Finds all visits that start from a cell. */
  void everywhere(int x, int y) {
    search(x, y, false);
  }

  /** Stops at the first cell to stay on for good, and tells when that was. */
  int firstSafe(int x, int y) {
    return search(x, y, true);
  }

  private int search(int x, int y, boolean stopWhenSafe) {
    int start = cells.index(x, y);
    if (isOpen(start, x, y, 0)) {
      visit(start, 0, NONE);
    }
    int from = 0;
    int time = 0;
    int change = fires.nextChange(0);
    while (from < end || change != DangerMap.NEVER) {
      time = from < end ? time : change - 1; // nothing new until then
      if (stopWhenSafe && isAnySafe(from, time)) {
        return time;
      }
      int to = end;
      for (; from < to; from += SIZE) {
        expand(from, time + 1);
      }
      time++;
      if (time == change) {
        enterBurntOut(time);
        leaveDeadly(time);
        change = fires.nextChange(time);
      }
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
    int cell = visits[visit + CELL];
    if (cell == exit && visits[visit + BEFORE] != NONE) {
      return; // who gets there has left the world
    }
    int x = cells.x(cell);
    int y = cells.y(cell);
    for (int i = 1; i <= lastWay; i++) {
      int next = cell + ways[i];
      if (present[next] == NONE) {
        Move move = Move.ALL.get(i);
        if (isOpen(next, x + move.dx(), y + move.dy(), time)) {
          visit(next, time, visit);
        }
      }
    }
  }

  /** A cell that has just burnt out is entered from where one was before this step. */
  private void enterBurntOut(int time) {
    for (int fire = fires.first(); fire != Fires.NONE; fire = fires.after(fire)) {
      int cell = fires.cell(fire);
      if (fires.deadlyUntil(fire) == time - 1
          && present[cell] == NONE
          && isOpen(cell, cells.x(cell), cells.y(cell), time)) {
        int before = visitBeside(cell, time);
        if (before != NONE) {
          visit(cell, time, before);
        }
      }
    }
  }

  /** A visit to a neighbour that one can still be in, and came to before this step. */
  private int visitBeside(int cell, int time) {
    for (int i = 1; i <= lastWay; i++) {
      int visit = present[cell + ways[i]];
      if (visit >= 0 && visits[visit + TIME] < time && cell + ways[i] != exit) {
        return visit;
      }
    }
    return NONE;
  }

  private void leaveDeadly(int time) {
    for (int fire = fires.first(); fire != Fires.NONE; fire = fires.after(fire)) {
      if (fires.deadlyFrom(fire) == time && present[fires.cell(fire)] >= 0) {
        present[fires.cell(fire)] = NONE;
      }
    }
  }

  /** Whether one can be on a cell then; a wall is open once it has burnt down. */
  private boolean isOpen(int cell, int x, int y, int time) {
    if (footing.isPresent()) {
      return footing.get().isOpen(cell, x, y, time);
    }
    if (fires.isEverBurning(cell)) {
      return !fires.isDeadly(cell, time) && (!world.wallAt(x, y) || fires.hasGoneOut(cell, time));
    }
    if (world.wallAt(x, y)) {
      present[cell] = WALL; // not to be asked again
      return false;
    }
    return true;
  }

  private void visit(int cell, int time, int before) {
    present[cell] = add(cell, time, before);
  }
}
