package blastlab.rules.duel;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.world.Board;
import blastlab.world.Terrain;

/** The phase in which bombs blast. */
final class Blasts {
  private static final int MOST_CELLS = 1 + 4 * Duel.RANGE;

  private final Board board;
  private final int owner;
  private final int[] cells = new int[MOST_CELLS];
  private int count;

  private Blasts(Board board, int bomb) {
    this.board = board;
    this.owner = board.bombOwner(bomb);
    int cell = board.bombCell(bomb);
    int range = board.bombRange(bomb);
    touch(cell);
    arm(cell, 1, 0, range);
    arm(cell, -1, 0, range);
    arm(cell, 0, 1, range);
    arm(cell, 0, -1, range);
  }

  /**
   * Bombs whose time has come blast, in the order of their owners' numbers: those that go off
   * together were placed together. Boxes go only when all have blasted, so each blast finds them as
   * they were.
   */
  static void ofDueBombs(Board board) {
    boolean blasted = false;
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.isBombDue(i)) {
        Blasts blast = new Blasts(board, i);
        blast.hitBoxes();
        blast.hitPlayers();
        blasted = true;
      }
    }
    if (blasted) {
      board.removeDueBombs();
      removeBurningBoxes(board);
    }
  }

  private static void removeBurningBoxes(Board board) {
    for (int i = 0; i < board.fireCount(); i++) {
      if (board.isWall(board.fireCell(i))) {
        board.setTerrain(board.fireCell(i), Terrain.FLOOR);
      }
    }
  }

  /** Ends before the field's edge and before a wall, and with a box; nothing else stops it. */
  private void arm(int from, int dx, int dy, int range) {
    int x = board.column(from);
    int y = board.row(from);
    for (int i = 0; i < range; i++) {
      x += dx;
      y += dy;
      if (!board.contains(x, y) || board.terrain(board.cell(x, y)) == Terrain.STONE) {
        return;
      }
      touch(board.cell(x, y));
      if (board.isWall(board.cell(x, y))) {
        return;
      }
    }
  }

  private void touch(int cell) {
    cells[count++] = cell;
    if (board.isBurning(cell)) {
      board.shareFire(cell, owner);
    } else {
      board.ignite(cell, 0, owner);
    }
  }

  private void hitBoxes() {
    for (int i = 0; i < count; i++) {
      if (board.isWall(cells[i])) {
        board.report(BOMB_HIT_WALL, owner, NOBODY, cells[i]);
      }
    }
  }

  private void hitPlayers() {
    for (int i = 0; i < board.characterCount(); i++) {
      int cell = board.actorCell(board.character(i));
      if (covers(cell)) {
        board.report(BOMB_HIT_CHARACTER, owner, board.id(board.character(i)), cell);
      }
    }
  }

  private boolean covers(int cell) {
    for (int i = 0; i < count; i++) {
      if (cells[i] == cell) {
        return true;
      }
    }
    return false;
  }
}
