package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import java.util.Arrays;
import java.util.Optional;

/**
 * What a search behind {@link SafeCells} finds: who comes to which cell and when, without having
 * burnt before. A number stands for each visit.
 */
abstract class Visits {
  static final int NONE = -1;

  // A visit: the cell, when it was come to, and the visit before.
  static final int CELL = 0;
  static final int TIME = 1;
  static final int BEFORE = 2;
  static final int SIZE = 3;

  final Margin cells;
  final int[] ways;
  final int lastWay;
  private final int[] first; // of each cell's visits
  final int[] present; // the visit that one can still be in: in the end, for good
  int[] visits = new int[32 * SIZE];
  int end;

  Visits(DangerMap danger, int margin) {
    cells = danger.cells();
    ways = cells.ways();
    lastWay = Neighbourhood.of(danger.world()).lastMove;
    first = cells.filled(NONE, NONE);
    present = cells.filled(NONE, margin);
  }

  /** Finds all visits of somebody who starts from where it is. */
  static Visits of(DangerMap danger, MovableEntity walker) {
    return of(danger, Footing.of(danger, walker, walker.x(), walker.y()), walker.x(), walker.y());
  }

  /** Finds all visits of whoever starts from a cell. */
  static Visits of(DangerMap danger, int x, int y) {
    return of(danger, Footing.of(danger, x, y), x, y);
  }

  private static Visits of(DangerMap danger, Optional<Footing> footing, int x, int y) {
    if (danger.world().mustMove()) {
      return new March(danger, footing.orElseThrow(), x, y);
    }
    Escape escape = new Escape(danger, footing);
    escape.everywhere(x, y);
    return escape;
  }

  /** When whoever starts from a cell can be on one to stay on for good, at the earliest. */
  static int firstSafe(DangerMap danger, int x, int y) {
    if (danger.world().mustMove()) {
      Visits visits = of(danger, x, y);
      return visits.time(visits.next(NONE));
    }
    return new Escape(danger, Footing.of(danger, x, y)).firstSafe(x, y);
  }

  /** Notes a visit, and gives its number. */
  final int add(int cell, int time, int before) {
    if (end == visits.length) {
      visits = Arrays.copyOf(visits, 2 * end);
    }
    visits[end + CELL] = cell;
    visits[end + TIME] = time;
    visits[end + BEFORE] = before;
    first[cell] = first[cell] == NONE ? end : first[cell];
    end += SIZE;
    return end - SIZE;
  }

  /** The first visit to a cell, or NONE. */
  final int firstVisit(int x, int y) {
    return first[cells.index(x, y)];
  }

  /** The first visit to a cell that can last for good, or NONE. */
  final int lastingVisit(int x, int y) {
    return Math.max(NONE, present[cells.index(x, y)]);
  }

  final int lastingVisits() {
    int count = 0;
    for (int visit : present) {
      count += visit < 0 ? 0 : 1;
    }
    return count;
  }

  /** The lasting visit that was found after this one, or first of all after NONE. */
  final int next(int visit) {
    int next = visit == NONE ? 0 : visit + SIZE;
    while (next < end && present[visits[next + CELL]] != next) {
      next += SIZE;
    }
    return next < end ? next : NONE;
  }

  final Cell cell(int visit) {
    int cell = visits[visit + CELL];
    return new Cell(cells.x(cell), cells.y(cell));
  }

  final int time(int visit) {
    return visit == NONE ? Distances.UNREACHABLE : visits[visit + TIME];
  }

  final int before(int visit) {
    return visits[visit + BEFORE];
  }
}
