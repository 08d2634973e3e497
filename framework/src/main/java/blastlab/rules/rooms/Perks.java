package blastlab.rules.rooms;

import static blastlab.rules.rooms.Traits.COUNT_TICKS;
import static blastlab.rules.rooms.Traits.IMMUNE_TICKS;
import static blastlab.rules.rooms.Traits.RADIUS_BONUS;
import static blastlab.rules.rooms.Traits.RADIUS_TICKS;
import static blastlab.rules.rooms.Traits.REMOTE_USES;

import blastlab.world.Board;

/** What perks do to who has taken them, and the phase in which their clocks go on. */
final class Perks {
  private Perks() {}

  /** Every perk's clock goes on, of those that lie and of those that work. */
  static void tick(Board board) {
    board.countDownItems();
    for (int i = 0; i < board.characterCount(); i++) {
      int bomber = board.character(i);
      countDown(board, bomber, RADIUS_TICKS);
      countDown(board, bomber, COUNT_TICKS);
      countDown(board, bomber, IMMUNE_TICKS);
      if (board.trait(bomber, RADIUS_TICKS) == 0) {
        board.setTrait(bomber, RADIUS_BONUS, 0);
      }
    }
  }

  private static void countDown(Board board, int bomber, int clock) {
    int left = board.trait(bomber, clock);
    if (left > 0) {
      board.setTrait(bomber, clock, left - 1);
    }
  }

  /** Who is where a perk lies takes it, and it works at once. */
  static void take(Board board, int bomber, RoomsSettings settings) {
    int cell = board.actorCell(bomber);
    for (int i = board.itemCount() - 1; i >= 0; i--) {
      if (board.itemCell(i) == cell) {
        board.reportFind(board.id(bomber), board.itemKind(i), cell);
        grant(board, bomber, i, settings);
        board.takeItem(i);
      }
    }
  }

  private static void grant(Board board, int bomber, int item, RoomsSettings settings) {
    switch (board.itemKind(item)) {
      case RADIUS -> {
        add(board, bomber, RADIUS_BONUS, settings.radiusBonus());
        add(board, bomber, RADIUS_TICKS, settings.radiusTicks());
      }
      case COUNT -> board.setTrait(bomber, COUNT_TICKS, settings.countTicks());
      case IMMUNE -> board.setTrait(bomber, IMMUNE_TICKS, settings.immuneTicks());
      case REMOTE -> board.setTrait(bomber, REMOTE_USES, settings.remoteUses());
      default -> throw new IllegalStateException(board.itemKind(item) + " is no perk");
    }
  }

  private static void add(Board board, int bomber, int trait, int more) {
    board.setTrait(bomber, trait, board.trait(bomber, trait) + more);
  }

  /** How far a bomb reaches that is put down now. */
  static int range(Board board, int bomber, RoomsSettings settings) {
    return settings.blast() + board.trait(bomber, RADIUS_BONUS);
  }

  /** How many bombs may lie at a time. */
  static int limit(Board board, int bomber, RoomsSettings settings) {
    return settings.bombs() + (board.trait(bomber, COUNT_TICKS) > 0 ? settings.countBonus() : 0);
  }

  /** Whether no bomb can hurt now. */
  static boolean isImmune(Board board, int bomber) {
    return board.trait(bomber, IMMUNE_TICKS) > 0;
  }

  /** Spends a use of the remote control; says whether there was one. */
  static boolean spendRemote(Board board, int bomber) {
    int uses = board.trait(bomber, REMOTE_USES);
    board.setTrait(bomber, REMOTE_USES, Math.max(0, uses - 1));
    return uses > 0;
  }
}
