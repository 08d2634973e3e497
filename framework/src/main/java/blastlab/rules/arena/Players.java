package blastlab.rules.arena;

import blastlab.world.Board;
import blastlab.world.BombWish;

/** The phases in which players move and place bombs, and what they have and remember. */
final class Players {
  // The traits: how many bombs, how far they reach, then a bit for each square visited.
  static final int BOMBS = 0;
  static final int RANGE = 1;
  private static final int VISITED = 2;

  private Players() {}

  /** Squares are only remembered where new ones count. */
  static int traits(ArenaSettings settings, int squares) {
    return settings.pointsPerNewSquare() == 0
        ? VISITED
        : VISITED + (squares + Integer.SIZE - 1) / Integer.SIZE;
  }

  /** The square where a player starts is not new to it. */
  static void begin(Board board, int player, ArenaSettings settings) {
    board.setTrait(player, BOMBS, settings.bombs());
    board.setTrait(player, RANGE, settings.range());
    if (settings.pointsPerNewSquare() != 0) {
      isNew(board, player);
    }
  }

  /** All move at once; players are in nobody's way. */
  static void move(Board board, ArenaSettings settings) {
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      int x = board.x(player) + board.dx(player);
      int y = board.y(player) + board.dy(player);
      if (!board.isStill(player) && board.contains(x, y) && isFree(board, board.cell(x, y))) {
        board.put(player, x, y);
        if (settings.pointsPerNewSquare() != 0 && isNew(board, player)) {
          board.addScore(player, settings.pointsPerNewSquare());
        }
      }
    }
  }

  /** Walls, rocks and bombs of earlier turns block, like the edge. */
  static boolean isFree(Board board, int cell) {
    return !board.isWall(cell) && !board.hasBomb(cell);
  }

  /** Whether a player is where it has not been before; from now on it has. */
  private static boolean isNew(Board board, int player) {
    int square = board.y(player) * board.width() + board.x(player);
    int trait = VISITED + square / Integer.SIZE;
    int before = board.trait(player, trait);
    int after = before | 1 << square % Integer.SIZE;
    board.setTrait(player, trait, after);
    return after != before;
  }

  /**
   * Bombs placed on one square in one turn become one, which all own and which reaches furthest.
   */
  static void placeAndMergeBombs(Board board, ArenaSettings settings) {
    refuseBombs(board);
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      int cell = board.actorCell(player);
      if (board.wantsBomb(player)) {
        if (board.hasBomb(cell)) {
          board.shareBomb(cell, board.id(player));
        } else {
          board.placeBomb(cell, settings.fuse() - 1, longestRange(board, cell), board.id(player));
        }
      }
    }
  }

  /** A bomb from an earlier turn is in the way of another, and so is having too many lying. */
  private static void refuseBombs(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      boolean hasAll = board.bombsOf(board.id(player)) >= board.trait(player, BOMBS);
      if (hasAll || board.hasBomb(board.actorCell(player))) {
        board.setWish(player, BombWish.NONE);
      }
    }
  }

  private static int longestRange(Board board, int cell) {
    int longest = 0;
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      if (board.wantsBomb(player) && board.actorCell(player) == cell) {
        longest = Math.max(longest, board.trait(player, RANGE));
      }
    }
    return longest;
  }
}
