package blastlab.rules.bomberda;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.world.Board;
import blastlab.world.Item;
import blastlab.world.Terrain;

/** The phase in which the bomb blasts. */
final class Blast {
  /** How many cells it reaches beyond the bomb's own. */
  static final int RANGE = 1;

  private static final int NO_VALUE = 0;

  private Blast() {}

  /** A bomb whose time has come hits all of its five cells at once, and nothing stops it. */
  static void dueBomb(Board board) {
    if (board.bombCount() > 0 && board.isBombDue(0)) {
      mark(board);
      board.removeDueBombs();
      breakGround(board);
      hitEnemy(board);
      hitPlayer(board);
    }
  }

  private static void mark(Board board) {
    int owner = board.bombOwner(0);
    int x = board.column(board.bombCell(0));
    int y = board.row(board.bombCell(0));
    mark(board, x, y, owner);
    mark(board, x + 1, y, owner);
    mark(board, x - 1, y, owner);
    mark(board, x, y + 1, owner);
    mark(board, x, y - 1, owner);
  }

  private static void mark(Board board, int x, int y, int owner) {
    if (board.contains(x, y)) {
      board.ignite(board.cell(x, y), 0, owner);
    }
  }

  /** Boxes become floor, and fragile floor collapses. */
  private static void breakGround(Board board) {
    for (int i = 0; i < board.fireCount(); i++) {
      int cell = board.fireCell(i);
      if (board.terrain(cell) == Terrain.BRICK) {
        board.report(BOMB_HIT_WALL, board.fireOwner(i), NOBODY, cell);
        board.setTerrain(cell, Terrain.FLOOR);
      } else if (board.terrain(cell) == Terrain.FRAGILE) {
        board.setTerrain(cell, Terrain.HOLE);
      }
    }
  }

  /** An enemy that is hit goes; where no treasure lies, it leaves the one that was inside it. */
  private static void hitEnemy(Board board) {
    if (board.monsterCount() > 0 && board.isBurning(board.actorCell(board.monster(0)))) {
      int cell = board.actorCell(board.monster(0));
      board.report(BOMB_HIT_MONSTER, board.fireOwnerAt(cell), board.id(board.monster(0)), cell);
      board.removeMonster(0);
      if (board.itemCount() == 0) {
        board.layItem(cell, Item.Kind.TREASURE, NO_VALUE);
      }
    }
  }

  private static void hitPlayer(Board board) {
    int player = board.character(0);
    int cell = board.actorCell(player);
    if (board.characterCount() > 0 && board.isBurning(cell)) {
      board.report(BOMB_HIT_CHARACTER, board.fireOwnerAt(cell), board.id(player), cell);
      board.removeCharacter(0);
    }
  }
}
