package blastlab.rules.rooms;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Terrain;

/** The phase in which bombs blast: first all blasts spread, then all that they reach is hit. */
final class Blasts {
  private static final int NO_WALL = Integer.MAX_VALUE;

  private Blasts() {}

  /** All blasts see one board; the bombs go when all have spread. */
  static void dueBombs(Board board) {
    boolean blasted = false;
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.isBombDue(i)) {
        spread(board, i);
        blasted = true;
      }
    }
    if (blasted) {
      board.removeDueBombs();
      hitWalls(board);
      hitChoppers(board);
      hitBombers(board);
    }
  }

  /** The own cell burns and never stops the arms. */
  private static void spread(Board board, int bomb) {
    int cell = board.bombCell(bomb);
    int owner = board.bombOwner(bomb);
    int range = board.bombRange(bomb);
    Fire.burn(board, cell, owner);
    arm(board, cell, 1, range, owner);
    arm(board, cell, -1, range, owner);
    arm(board, cell, board.cellsARow(), range, owner);
    arm(board, cell, -board.cellsARow(), range, owner);
  }

  /** Ends after the first thing that it hits, and before a wall or a bomb that nobody sits on. */
  private static void arm(Board board, int from, int way, int range, int owner) {
    int cell = from;
    for (int i = 0; i < range; i++) {
      cell += way;
      boolean somebody = board.hasMonster(cell) || board.hasCharacter(cell);
      if (board.terrain(cell) == Terrain.STONE || (board.hasBomb(cell) && !somebody)) {
        return;
      }
      Fire.burn(board, cell, owner);
      if (somebody || board.isWall(cell)) {
        return;
      }
    }
  }

  /** Destroyable walls, row by row, as their cells are numbered; they are gone. */
  private static void hitWalls(Board board) {
    for (int cell = firstWall(board); cell != NO_WALL; cell = firstWall(board)) {
      Fire.reportHit(board, BOMB_HIT_WALL, NOBODY, cell);
      board.setTerrain(cell, Terrain.FLOOR);
    }
  }

  /** The first burning wall that still stands. */
  private static int firstWall(Board board) {
    int first = NO_WALL;
    for (int i = 0; i < board.fireCount(); i++) {
      if (board.isWall(board.fireCell(i))) {
        first = Math.min(first, board.fireCell(i));
      }
    }
    return first;
  }

  /** Choppers, in the order of the map; they leave or reappear in a later phase. */
  private static void hitChoppers(Board board) {
    for (int i = 0; i < board.monsterCount(); i++) {
      int chopper = board.monster(i);
      if (board.isBurning(board.actorCell(chopper))) {
        Fire.reportHit(board, BOMB_HIT_MONSTER, board.id(chopper), board.actorCell(chopper));
      }
    }
  }

  /** Bombers, in seat order, unless they are immune. */
  private static void hitBombers(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      int bomber = board.character(i);
      if (board.isBurning(board.actorCell(bomber)) && !Perks.isImmune(board, bomber)) {
        Fire.reportHit(board, BOMB_HIT_CHARACTER, board.id(bomber), board.actorCell(bomber));
        board.setTrait(bomber, Traits.DOOMED, 1);
      }
    }
  }
}
