package blastlab.rules.rooms;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.CHARACTER_KILLED_BY_MONSTER;
import static blastlab.world.Event.Type.CHARACTER_WON;

import blastlab.world.Board;
import blastlab.world.Ending;
import java.util.Optional;

/** Who is doomed, and the phases in which the dead leave, points are given and the winner named. */
final class Deaths {
  private Deaths() {}

  /** Whether a bomber dies in this tick; until then it stays on the board. */
  static boolean isDoomed(Board board, int bomber) {
    return board.trait(bomber, Traits.DOOMED) != 0;
  }

  /** Dooms a bomber that has walked into a chopper. */
  static void meetChoppers(Board board, int bomber) {
    for (int i = 0; i < board.monsterCount(); i++) {
      meet(board, bomber, board.monster(i));
    }
  }

  /** Dooms the bomber that a chopper has walked into. */
  static void reachBombers(Board board, int chopper) {
    for (int i = 0; i < board.characterCount(); i++) {
      meet(board, board.character(i), chopper);
    }
  }

  /** One death, one event: who is doomed already meets nobody any more. */
  private static void meet(Board board, int bomber, int chopper) {
    int cell = board.actorCell(bomber);
    if (board.actorCell(chopper) == cell && !isDoomed(board, bomber)) {
      board.setTrait(bomber, Traits.DOOMED, 1);
      board.report(CHARACTER_KILLED_BY_MONSTER, board.id(bomber), board.id(chopper), cell);
    }
  }

  /** Points for what happened, also to the dead; then the dead leave, with one penalty each. */
  static void settle(Board board, RoomsSettings settings) {
    for (int i = 0; i < board.eventCount(); i++) {
      int points = points(board, i, settings);
      if (points != 0) {
        board.reward(board.eventCharacter(i), points);
      }
    }
    for (int i = board.characterCount() - 1; i >= 0; i--) {
      int bomber = board.character(i);
      if (isDoomed(board, bomber)) {
        board.addScore(bomber, settings.pointsDeath());
        board.removeCharacter(i);
      }
    }
  }

  private static int points(Board board, int event, RoomsSettings settings) {
    return switch (board.eventType(event)) {
      case BOMB_HIT_WALL -> settings.pointsWall();
      case BOMB_HIT_MONSTER -> settings.pointsChopper();
      case BOMB_HIT_CHARACTER ->
          board.eventCharacter(event) == board.eventOther(event) ? 0 : settings.pointsBomberman();
      case CHARACTER_FOUND_ITEM -> settings.pointsPerk();
      default -> 0;
    };
  }

  /** Whether a chopper was blown up in this tick. */
  static boolean isBlownUp(Board board, int chopper) {
    for (int i = 0; i < board.eventCount(); i++) {
      if (board.eventType(i) == BOMB_HIT_MONSTER && board.eventOther(i) == board.id(chopper)) {
        return true;
      }
    }
    return false;
  }

  /** At the end the last one alive wins, or of several the one with the most points. */
  static void nameWinner(Board board, RoomsSettings settings, Optional<Ending> ending) {
    int best = ending.isPresent() ? best(board) : NOBODY;
    if (best != NOBODY && winner(board) == NOBODY) { // a search may go on beyond the end
      board.setTrait(best, Traits.WINNER, 1);
      board.addScore(best, settings.pointsWinner());
      board.report(CHARACTER_WON, board.id(best), NOBODY, board.actorCell(best));
    }
  }

  /** The id of who was named the winner, or nobody. */
  static int winner(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      if (board.trait(board.character(i), Traits.WINNER) != 0) {
        return board.id(board.character(i));
      }
    }
    return NOBODY;
  }

  /** The handle of the only one alive with the most points; nobody in a tie. */
  private static int best(Board board) {
    int best = NOBODY;
    boolean tied = false;
    for (int i = 0; i < board.characterCount(); i++) {
      int bomber = board.character(i);
      if (best == NOBODY || board.score(bomber) > board.score(best)) {
        best = bomber;
        tied = false;
      } else {
        tied |= board.score(bomber) == board.score(best);
      }
    }
    return tied ? NOBODY : best;
  }
}
