package blastlab.rules;

import static blastlab.world.Event.NOBODY;

import blastlab.world.Board;
import blastlab.world.Event;

/** Explosions that are only to be seen until the next step, and that several owners may share. */
public final class Fire {
  private Fire() {}

  /** Sets a cell on fire for an owner, beside those who have done so already in this step. */
  public static void burn(Board board, int cell, int owner) {
    if (board.isBurning(cell)) {
      board.shareFire(cell, owner);
    } else {
      board.ignite(cell, 0, owner);
    }
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
