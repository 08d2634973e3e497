package blastlab.rules;

import static blastlab.world.Event.NOBODY;

import blastlab.world.Board;
import blastlab.world.Event;
import blastlab.world.Terrain;

/** Explosions that are only to be seen until the next step, and that several owners may share. */
public final class Fire {
  private static final int NO_WALL = Integer.MAX_VALUE;

  private Fire() {}

  /** What burnt in the last step was only to be seen, and goes. */
  public static void clear(Board board) {
    if (board.fireCount() > 0) {
      board.extinguishAll();
    }
  }

  /** Whether no blast gets to a place: it is off the board, or a wall that nothing destroys. */
  public static boolean isStoppedBefore(Board board, int x, int y) {
    return !board.contains(x, y) || board.terrain(board.cell(x, y)) == Terrain.STONE;
  }

  /** Sets a cell on fire for an owner, beside those who have done so already in this step. */
  public static void burn(Board board, int cell, int owner) {
    if (board.isBurning(cell)) {
      board.shareFire(cell, owner);
    } else {
      board.ignite(cell, 0, owner);
    }
  }

  /** Whether an owner has a part in the fire on a cell. */
  public static boolean isOwnedBy(Board board, int cell, int owner) {
    for (int i = 0; i < board.fireCount(); i++) {
      if (board.fireCell(i) == cell && board.fireOwner(i) == owner) {
        return true;
      }
    }
    return false;
  }

  /** Destroys the walls that burn, row by row, and reports each for all owners of its fire. */
  public static void breakWalls(Board board) {
    for (int cell = firstWall(board); cell != NO_WALL; cell = firstWall(board)) {
      reportHit(board, Event.Type.BOMB_HIT_WALL, NOBODY, cell);
      board.setTerrain(cell, Terrain.FLOOR);
    }
  }

  /** The first burning wall that still stands; cells are numbered row by row. */
  private static int firstWall(Board board) {
    int first = NO_WALL;
    for (int i = 0; i < board.fireCount(); i++) {
      if (board.isWall(board.fireCell(i))) {
        first = Math.min(first, board.fireCell(i));
      }
    }
    return first;
  }

  /** Reports a hit, one event for each owner of the fire on the cell, in the order of names. */
  public static void reportHit(Board board, Event.Type type, int victim, int cell) {
    int last = NOBODY;
    for (int owner = nextOwner(board, cell, last);
        owner != NOBODY;
        owner = nextOwner(board, cell, last)) {
      board.report(type, owner, victim, cell);
      last = owner;
    }
  }

  /** The owner whose name comes next after that of another, or nobody. */
  private static int nextOwner(Board board, int cell, int after) {
    int next = NOBODY;
    for (int i = 0; i < board.fireCount(); i++) {
      int owner = board.fireOwner(i);
      if (board.fireCell(i) == cell
          && (after == NOBODY || board.compareNames(owner, after) > 0)
          && (next == NOBODY || board.compareNames(owner, next) < 0)) {
        next = owner;
      }
    }
    return next;
  }
}
