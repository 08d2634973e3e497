package blastlab.rules.rooms;

import blastlab.world.Board;

/** The phase in which the choppers move. */
final class Choppers {
  private static final int[][] WAYS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

  private Choppers() {}

  /** One by one, in the order of the map; who is reached is doomed. */
  static void move(Board board) {
    for (int i = 0; i < board.monsterCount(); i++) {
      int chopper = board.monster(i);
      if (board.chance().isReal() && board.kind(chopper).equals(Rooms.CHOPPER)) {
        roam(board, chopper);
      } else if (board.dx(chopper) == 0 || board.dy(chopper) == 0) {
        go(board, chopper, board.dx(chopper), board.dy(chopper));
      }
    }
  }

  /** To a free neighbour, each as likely as the others; it stays if there is none. */
  private static void roam(Board board, int chopper) {
    int count = 0;
    for (int[] way : WAYS) {
      count += isFree(board, beside(board, chopper, way[0], way[1])) ? 1 : 0;
    }
    if (count == 0) {
      return;
    }
    int chosen = board.chance().below(count);
    for (int[] way : WAYS) {
      if (isFree(board, beside(board, chopper, way[0], way[1])) && chosen-- == 0) {
        go(board, chopper, way[0], way[1]);
        return;
      }
    }
  }

  private static void go(Board board, int chopper, int dx, int dy) {
    if (isFree(board, beside(board, chopper, dx, dy))) {
      board.put(chopper, board.x(chopper) + dx, board.y(chopper) + dy);
      Deaths.reachBombers(board, chopper);
    }
  }

  /** Walls, bombs and choppers block a chopper, so its own cell too; perks and bombers do not. */
  static boolean isFree(Board board, int cell) {
    return !board.isWall(cell) && !board.hasBomb(cell) && !board.hasMonster(cell);
  }

  private static int beside(Board board, int chopper, int dx, int dy) {
    return board.cell(board.x(chopper) + dx, board.y(chopper) + dy);
  }
}
