package blastlab.rules.rooms;

import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;

import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Terrain;

/** The phase in which bombs blast: first all blasts spread, then all that they reach is hit. */
final class Blasts {
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
      Fire.breakWalls(board);
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
