package blastlab.rules.arena;

import blastlab.world.Board;
import blastlab.world.Item;

/** The phase in which rewards are collected. */
final class Rewards {
  private Rewards() {}

  /** Everybody on a square with a reward gets it, also if there are several; then it goes. */
  static void collect(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      if (board.hasItem(board.actorCell(player))) {
        give(board, player);
      }
    }
    for (int item = board.itemCount() - 1; item >= 0; item--) {
      if (board.hasCharacter(board.itemCell(item))) {
        board.takeItem(item);
      }
    }
  }

  private static void give(Board board, int player) {
    int cell = board.actorCell(player);
    for (int item = 0; item < board.itemCount(); item++) {
      if (board.itemCell(item) == cell) {
        Item.Kind kind = board.itemKind(item);
        board.reportFind(board.id(player), kind, cell);
        switch (kind) {
          case COIN -> board.addScore(player, board.itemValue(item));
          case MORE_BOMBS -> raise(board, player, Players.BOMBS);
          case STRONGER_BOMBS -> raise(board, player, Players.RANGE);
          default -> throw new IllegalStateException("an arena has no " + kind);
        }
      }
    }
  }

  private static void raise(Board board, int player, int trait) {
    board.setTrait(player, trait, board.trait(player, trait) + 1);
  }
}
