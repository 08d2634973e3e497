package blastlab.rules.arena;

import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;

import blastlab.rules.Fire;
import blastlab.world.Board;

/** The phases in which bombs blast and what they have marked goes. */
final class Blasts {
  private Blasts() {}

  /** Goes on until every bomb that is due, or was set off by another, has left its markers. */
  static void mark(Board board) {
    boolean[] marked = new boolean[board.bombCount()];
    for (int i = 0; i < marked.length; i++) {
      if (!marked[i] && board.isBombDue(i)) {
        marked[i] = true;
        mark(board, i);
        i = -1; // one before this may have been set off
      }
    }
  }

  private static void mark(Board board, int bomb) {
    int cell = board.bombCell(bomb);
    Fire.burn(board, cell, board.bombOwner(bomb));
    arm(board, bomb, 1, 0);
    arm(board, bomb, -1, 0);
    arm(board, bomb, 0, 1);
    arm(board, bomb, 0, -1);
  }

  /** Ends before the edge and walls, and after a rock or a bomb, which it sets off. */
  private static void arm(Board board, int bomb, int dx, int dy) {
    int from = board.bombCell(bomb);
    for (int i = 1; i <= board.bombRange(bomb); i++) {
      int x = board.column(from) + i * dx;
      int y = board.row(from) + i * dy;
      if (Fire.isStoppedBefore(board, x, y)) {
        return;
      }
      int cell = board.cell(x, y);
      Fire.burn(board, cell, board.bombOwner(bomb));
      if (board.hasBomb(cell)) {
        setOff(board, cell);
      }
      if (board.hasBomb(cell) || board.isWall(cell)) {
        return;
      }
    }
  }

  private static void setOff(Board board, int cell) {
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.bombCell(i) == cell && !board.isBombDue(i)) {
        board.setBombTimer(i, -1);
      }
    }
  }

  /** All that have left markers go together. */
  static void removeBombs(Board board) {
    if (board.fireCount() > 0) {
      board.removeDueBombs();
    }
  }

  /** Marked rocks go, row by row, and pay all owners of the marker; what they hid lies open. */
  static void removeRocks(Board board, ArenaSettings settings) {
    if (board.fireCount() > 0) {
      int before = board.eventCount();
      Fire.breakWalls(board);
      for (int rock = before; rock < board.eventCount(); rock++) {
        board.reward(board.eventCharacter(rock), settings.pointsPerRock());
        board.uncoverItem(board.eventCell(rock));
      }
    }
  }

  /** Marked players lose points, once, and leave; their bombs stay. */
  static void removePlayers(Board board, ArenaSettings settings) {
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      int cell = board.actorCell(player);
      if (board.isBurning(cell)) {
        Fire.reportHit(board, BOMB_HIT_CHARACTER, board.id(player), cell);
        board.addScore(player, settings.pointsDeath());
        board.removeCharacter(i--);
      }
    }
  }
}
