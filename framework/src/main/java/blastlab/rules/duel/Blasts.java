package blastlab.rules.duel;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Terrain;

/**
 * The phases in which bombs blast.
 *
 * <p>A player has one bomb at most, so what burns for a player is what its bomb has reached.
 */
final class Blasts {
  private Blasts() {}

  /** Bombs whose time has come blast; all find the boxes as they were before. */
  static void mark(Board board) {
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.isBombDue(i)) {
        Fire.burn(board, board.bombCell(i), board.bombOwner(i));
        arm(board, i, 1, 0);
        arm(board, i, -1, 0);
        arm(board, i, 0, 1);
        arm(board, i, 0, -1);
      }
    }
  }

  /** Ends before the field's edge and before a wall, and with a box; nothing else stops it. */
  private static void arm(Board board, int bomb, int dx, int dy) {
    int x = board.column(board.bombCell(bomb));
    int y = board.row(board.bombCell(bomb));
    for (int i = 0; i < board.bombRange(bomb); i++) {
      x += dx;
      y += dy;
      if (Fire.isStoppedBefore(board, x, y)) {
        return;
      }
      Fire.burn(board, board.cell(x, y), board.bombOwner(bomb));
      if (board.isWall(board.cell(x, y))) {
        return;
      }
    }
  }

  /**
   * Bomb by bomb, the boxes and then the players that it has hit. Bombs that go off together were
   * placed together, and so are in the order of their owners' numbers.
   */
  static void reportHits(Board board) {
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.isBombDue(i)) {
        reportBoxes(board, board.bombOwner(i));
        reportPlayers(board, board.bombOwner(i));
      }
    }
  }

  private static void reportBoxes(Board board, int owner) {
    for (int i = 0; i < board.fireCount(); i++) {
      if (board.fireOwner(i) == owner && board.isWall(board.fireCell(i))) {
        board.report(BOMB_HIT_WALL, owner, NOBODY, board.fireCell(i));
      }
    }
  }

  private static void reportPlayers(Board board, int owner) {
    for (int i = 0; i < board.characterCount(); i++) {
      int cell = board.actorCell(board.character(i));
      if (Fire.isOwnedBy(board, cell, owner)) {
        board.report(BOMB_HIT_CHARACTER, owner, board.id(board.character(i)), cell);
      }
    }
  }

  /** What has blasted is gone, and so are the boxes that it has hit. */
  static void removeBombsAndBoxes(Board board) {
    if (board.fireCount() > 0) {
      board.removeDueBombs();
      for (int i = 0; i < board.fireCount(); i++) {
        if (board.isWall(board.fireCell(i))) {
          board.setTerrain(board.fireCell(i), Terrain.FLOOR);
        }
      }
    }
  }
}
