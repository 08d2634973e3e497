package blastlab.rules.course;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.world.Board;

/** The phase in which bombs blast. */
final class Blast {
  private Blast() {}

  /**
   * Bombs whose time has come blast in order of placing. They leave only when all have blasted, so
   * they still stop each other's blasts.
   */
  static void dueBombs(Board board, CourseSettings settings) {
    boolean blasted = false;
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.isBombDue(i)) {
        blast(board, i, settings.explosionDuration());
        blasted = true;
      }
    }
    if (blasted) {
      board.removeDueBombs();
    }
  }

  /** The bomb's own cell first; only if that hits nothing, the four arms. */
  private static void blast(Board board, int bomb, int duration) {
    int cell = board.bombCell(bomb);
    int range = board.bombRange(bomb);
    int owner = board.bombOwner(bomb);
    int longest = Math.max(board.width(), board.height());
    board.expectFires(1 + 4 * Math.min(range, longest));
    if (!touch(board, cell, duration, owner)) {
      int x = board.column(cell);
      int y = board.row(cell);
      arm(board, cell, 1, Math.min(range, board.width() - 1 - x), duration, owner);
      arm(board, cell, -1, Math.min(range, x), duration, owner);
      int down = board.cellsARow();
      arm(board, cell, down, Math.min(range, board.height() - 1 - y), duration, owner);
      arm(board, cell, -down, Math.min(range, y), duration, owner);
    }
  }

  /** Ends before the exit and before a bomb, which shield who stands there, and after a hit. */
  private static void arm(Board board, int from, int way, int reach, int duration, int owner) {
    int cell = from;
    for (int i = 0; i < reach; i++) {
      cell += way;
      if (board.isExit(cell) || board.hasBomb(cell) || touch(board, cell, duration, owner)) {
        return;
      }
    }
  }

  /** Sets a cell on fire; true if that hit a wall, a monster or a character. */
  private static boolean touch(Board board, int cell, int duration, int owner) {
    boolean burntAlready = board.isBurning(cell);
    board.ignite(cell, duration, owner);
    if (board.isWall(cell)) {
      if (!burntAlready) {
        board.report(BOMB_HIT_WALL, owner, NOBODY, cell);
      }
      return true;
    }
    boolean monsters = killMonsters(board, cell, owner);
    boolean characters = killCharacters(board, cell, owner);
    return monsters || characters;
  }

  private static boolean killMonsters(Board board, int cell, int owner) {
    int before = board.monsterCount();
    for (int i = 0; i < board.monsterCount(); i++) {
      if (board.actorCell(board.monster(i)) == cell) {
        board.report(BOMB_HIT_MONSTER, owner, board.id(board.monster(i)), cell);
        board.removeMonster(i--);
      }
    }
    return board.monsterCount() < before;
  }

  private static boolean killCharacters(Board board, int cell, int owner) {
    int before = board.characterCount();
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.actorCell(board.character(i)) == cell) {
        board.report(BOMB_HIT_CHARACTER, owner, board.id(board.character(i)), cell);
        board.removeCharacter(i--);
      }
    }
    return board.characterCount() < before;
  }
}
