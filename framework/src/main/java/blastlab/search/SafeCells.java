package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The cells that can be reached from a start without burning on the way, and those of them on which
 * one can stay.
 *
 * <p>Ways are over the neighbours that the game allows, may wait for a fire to go out, go through
 * walls once they have burnt down and over bombs that are in the way once they have gone off, and
 * end at the exit. They trust a {@link DangerMap}, with all that it assumes; monsters are not
 * looked at. Characters that are in the way by the rules, as in duel and rooms, are taken to stand
 * still.
 *
 * <p>In bomberda, where nobody may stand still, ways never wait, a cell to stay on is one where
 * nothing burns any more, and a way that would need fragile floor twice is not found.
 *
 * <pre>{@code
 * SafeCells safe = SafeCells.of(DangerMap.of(world), 2, 2);
 * safe.stepsToStay(3, 1); // 1
 * safe.plan(3, 1); // [Move[dx=1, dy=-1]]
 * }</pre>
 */
public final class SafeCells {
  private final Visits visits;

  private SafeCells(Visits visits) {
    this.visits = visits;
  }

  /**
   * The cells that a character or a monster can reach, on its guard against others' bombs without a
   * fuse.
   *
   * <pre>{@code
   * SafeCells.of(world, me).count(); // 28
   * }</pre>
   */
  public static SafeCells of(World world, MovableEntity entity) {
    return new SafeCells(Visits.of(DangerMap.of(world, entity), entity));
  }

  /**
   * The cells that one can reach from (x, y), with a danger map that is there already.
   *
   * <pre>{@code
   * SafeCells.of(DangerMap.of(world), 0, 2).stepsTo(0, 3); // 1
   * }</pre>
   */
  public static SafeCells of(DangerMap danger, int x, int y) {
    return new SafeCells(Visits.of(danger, x, y));
  }

  /**
   * After how many steps one can be on a cell at the earliest, perhaps only to pass; {@link
   * Distances#UNREACHABLE} if never.
   *
   * <pre>{@code
   * SafeCells.of(DangerMap.of(world), 2, 2).stepsTo(0, 2); // 2
   * }</pre>
   */
  public int stepsTo(int x, int y) {
    return visits.time(visits.firstVisit(x, y));
  }

  /**
   * After how many steps one can be on a cell at the earliest to stay there for good; {@link
   * Distances#UNREACHABLE} if never.
   *
   * <pre>{@code
   * SafeCells.of(DangerMap.of(world), 2, 2).stepsToStay(3, 1); // 1
   * SafeCells.of(DangerMap.of(world), 2, 2).stepsToStay(0, 2); // 6
   * }</pre>
   */
  public int stepsToStay(int x, int y) {
    return visits.time(visits.lastingVisit(x, y));
  }

  /**
   * How many cells there are to reach and stay on.
   *
   * <pre>{@code
   * SafeCells.of(world, me).count(); // 28
   * }</pre>
   */
  public int count() {
    return visits.lastingVisits();
  }

  /**
   * The cells to reach and stay on, nearest first.
   *
   * <pre>{@code
   * SafeCells.of(world, me).cells().get(0); // (0,0)
   * }</pre>
   */
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int visit = visits.next(Visits.NONE); visit != Visits.NONE; visit = visits.next(visit)) {
      cells.add(visits.cell(visit));
    }
    return cells;
  }

  /**
   * What to do step by step to get to a cell and stay there, waiting included; empty if it can't be
   * done or nothing need be done.
   *
   * <pre>{@code
   * SafeCells.of(DangerMap.of(world), 0, 2).plan(0, 4); // [Move[dx=0, dy=1], Move[dx=0, dy=1]]
   * }</pre>
   */
  public List<Move> plan(int x, int y) {
    List<Move> plan = new ArrayList<>();
    int visit = visits.lastingVisit(x, y);
    while (visit != Visits.NONE && visits.before(visit) != Visits.NONE) {
      int before = visits.before(visit);
      Cell from = visits.cell(before);
      Cell to = visits.cell(visit);
      plan.add(Move.of(to.x() - from.x(), to.y() - from.y()));
      int waiting = visits.time(visit) - visits.time(before) - 1;
      plan.addAll(Collections.nCopies(waiting, Move.of(0, 0)));
      visit = before;
    }
    Collections.reverse(plan);
    return plan;
  }
}
