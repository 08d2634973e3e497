package blastlab.search;

import blastlab.world.Terrain;
import blastlab.world.World;

/**
 * The search behind {@link SafeCells} where nobody may stand still. One who goes to and fro is back
 * at other times, so until all is calm every cell can be come to again and again.
 *
 * <p>Fragile floor bears one visit only, so a way does not come back to it.
 */
final class March extends Visits {
  private final World world;
  private final Fires fires;
  private final Footing footing;
  private final int calm;
  private final int[] latest; // when each cell was come to last

  March(DangerMap danger, Footing footing, int x, int y) {
    super(danger, NONE);
    world = danger.world();
    fires = danger.fires();
    this.footing = footing;
    calm = fires.calmFrom();
    latest = cells.filled(NONE, NONE);
    search(x, y);
  }

  private void search(int x, int y) {
    int start = cells.index(x, y);
    if (footing.isOpen(start, x, y, 0)) {
      visit(start, 0, NONE);
    }
    int from = 0;
    for (int time = 1; from < end; time++) {
      for (int to = end; from < to; from += SIZE) {
        expand(from, time);
      }
    }
  }

  private void expand(int visit, int time) {
    int cell = visits[visit + CELL];
    int x = cells.x(cell);
    int y = cells.y(cell);
    for (int i = 1; i <= lastWay; i++) {
      int next = cell + ways[i];
      Move move = Move.ALL.get(i);
      if (cells.contains(x + move.dx(), y + move.dy())
          && latest[next] != time
          && (time <= calm || present[next] == NONE)
          && footing.isOpen(next, x + move.dx(), y + move.dy(), time)
          && !isSpent(next, visit)) {
        visit(next, time, visit);
      }
    }
  }

  /** Whether a cell would collapse behind one on the way to a visit. */
  private boolean isSpent(int cell, int visit) {
    if (world.terrainAt(cells.x(cell), cells.y(cell)) != Terrain.FRAGILE) {
      return false;
    }
    int earlier = visit;
    while (earlier != NONE && visits[earlier + CELL] != cell) {
      earlier = visits[earlier + BEFORE];
    }
    return earlier != NONE;
  }

  private void visit(int cell, int time, int before) {
    int visit = add(cell, time, before);
    latest[cell] = time;
    if (present[cell] == NONE && fires.isSafe(cell, time)) {
      present[cell] = visit;
    }
  }
}
