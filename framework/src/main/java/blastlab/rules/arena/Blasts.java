package blastlab.rules.arena;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Terrain;

/** The phases in which bombs blast and what they have marked goes. */
final class Blasts {
  private Blasts() {}

  /** All blasts, and those that they set off, are settled before anything goes. */
  static void settle(Board board, ArenaSettings settings) {
    if (markAll(board)) {
      board.removeDueBombs();
      removeRocks(board, settings);
      removePlayers(board, settings);
    }
  }

  /** Goes on until every bomb that is due, or was set off by another, has left its markers. */
  private static boolean markAll(Board board) {
    boolean[] marked = new boolean[board.bombCount()];
    boolean any = false;
    for (int i = 0; i < marked.length; i++) {
      if (!marked[i] && board.isBombDue(i)) {
        marked[i] = true;
        mark(board, i);
        any = true;
        i = -1; // one before this may have been set off
      }
    }
    return any;
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
      if (!board.contains(x, y) || board.terrain(board.cell(x, y)) == Terrain.STONE) {
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

  /** Marked rocks go, row by row, and pay all owners of the marker; what they hid lies open. */
  private static void removeRocks(Board board, ArenaSettings settings) {
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int cell = board.cell(x, y);
        if (board.isBurning(cell) && board.isWall(cell)) {
          int before = board.eventCount();
          Fire.reportHit(board, BOMB_HIT_WALL, NOBODY, cell);
          for (int event = before; event < board.eventCount(); event++) {
            board.reward(board.eventCharacter(event), settings.pointsPerRock());
          }
          board.setTerrain(cell, Terrain.FLOOR);
          board.uncoverItem(cell);
        }
      }
    }
  }

  /** Marked players lose points, once, and leave; their bombs stay. */
  private static void removePlayers(Board board, ArenaSettings settings) {
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
