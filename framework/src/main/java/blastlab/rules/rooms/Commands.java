package blastlab.rules.rooms;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.ILLEGAL_DIAGONAL;

import blastlab.world.Board;
import blastlab.world.BombWish;

/** The phase in which the bombers do as they decided, one by one. */
final class Commands {
  private Commands() {}

  /** In seat order, beginning one seat further every tick; the seats of the dead count. */
  static void carryOut(Board board, RoomsSettings settings) {
    int ticksBefore = settings.ticks() - board.time() - 1;
    int first = ticksBefore % board.startedWith();
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.id(board.character(i)) >= first) {
        carryOut(board, board.character(i), settings);
      }
    }
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.id(board.character(i)) < first) {
        carryOut(board, board.character(i), settings);
      }
    }
  }

  /** A diagonal voids the whole command; who has met a chopper acts no more. */
  private static void carryOut(Board board, int bomber, RoomsSettings settings) {
    if (board.dx(bomber) != 0 && board.dy(bomber) != 0) {
      board.report(ILLEGAL_DIAGONAL, board.id(bomber), NOBODY, board.actorCell(bomber));
      return;
    }
    BombWish wish = board.wish(bomber);
    if (wish == BombWish.BEFORE_MOVE) {
      act(board, bomber, settings);
    }
    move(board, bomber, settings);
    if (wish == BombWish.AFTER_MOVE && !Deaths.isDoomed(board, bomber)) {
      act(board, bomber, settings);
    }
  }

  /** An own bomb without a fuse goes off in this tick; else a bomb is put down. */
  private static void act(Board board, int bomber, RoomsSettings settings) {
    int id = board.id(bomber);
    for (int i = 0; i < board.bombCount(); i++) {
      if (board.bombOwner(i) == id && board.bombTimer(i) == Board.NO_FUSE) {
        board.setBombTimer(i, -1);
        return;
      }
    }
    int cell = board.actorCell(bomber);
    if (board.bombsOf(id) < Perks.limit(board, bomber, settings) && !board.hasBomb(cell)) {
      int wait = Perks.spendRemote(board, bomber) ? Board.NO_FUSE : settings.fuse() - 1;
      board.placeBomb(cell, wait, Perks.range(board, bomber, settings), id);
    }
  }

  /** Walls, bombs and other bombers block; a chopper does not, but is met. */
  static boolean isFree(Board board, int cell) {
    return !board.isWall(cell) && !board.hasBomb(cell) && !board.hasCharacter(cell);
  }

  private static void move(Board board, int bomber, RoomsSettings settings) {
    int x = board.x(bomber) + board.dx(bomber);
    int y = board.y(bomber) + board.dy(bomber);
    if (board.isStill(bomber) || !isFree(board, board.cell(x, y))) {
      return;
    }
    board.put(bomber, x, y);
    Deaths.meetChoppers(board, bomber);
    if (!Deaths.isDoomed(board, bomber)) {
      Perks.take(board, bomber, settings);
    }
  }
}
