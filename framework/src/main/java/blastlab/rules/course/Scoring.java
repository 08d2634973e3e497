package blastlab.rules.course;

import blastlab.world.Board;

/** The phase in which points are given. */
final class Scoring {
  private static final int WALL = 10;
  private static final int MONSTER = 50;
  private static final int CHARACTER = 100;
  private static final int STEP_ALIVE = 1;
  private static final int EXIT_PER_STEP_LEFT = 2;

  private Scoring() {}

  /** Points for what happened, to owners even when they are gone; then one for all still here. */
  static void count(Board board) {
    for (int i = 0; i < board.eventCount(); i++) {
      int points = points(board, i);
      if (points != 0) {
        board.reward(board.eventCharacter(i), points);
      }
    }
    for (int i = 0; i < board.characterCount(); i++) {
      board.addScore(board.character(i), STEP_ALIVE);
    }
  }

  private static int points(Board board, int event) {
    return switch (board.eventType(event)) {
      case BOMB_HIT_WALL -> WALL;
      case BOMB_HIT_MONSTER -> MONSTER;
      case BOMB_HIT_CHARACTER ->
          board.eventCharacter(event) == board.eventOther(event) ? 0 : CHARACTER;
      case CHARACTER_FOUND_EXIT -> EXIT_PER_STEP_LEFT * board.time();
      default -> 0;
    };
  }
}
