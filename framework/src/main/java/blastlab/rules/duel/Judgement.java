package blastlab.rules.duel;

import static blastlab.world.Event.Type.BOMB;
import static blastlab.world.Event.Type.DOWN;
import static blastlab.world.Event.Type.LEFT;
import static blastlab.world.Event.Type.RIGHT;
import static blastlab.world.Event.Type.UP;
import static blastlab.world.Event.Type.WAIT;

import blastlab.world.Board;
import blastlab.world.Event;

/** What of the players' decisions is possible, seen from the state at the start of the turn. */
final class Judgement {
  private static final int NONE = -1;

  private Judgement() {}

  /** What each player will really do, in number order; what is not possible is a wait. */
  static Event.Type[] of(Board board) {
    int count = board.characterCount();
    Event.Type[] actions = new Event.Type[count];
    int[] goals = new int[count];
    for (int i = 0; i < count; i++) {
      int player = board.character(i);
      goals[i] = goal(board, player);
      actions[i] = goals[i] != NONE ? direction(board, player) : bombOrWait(board, player);
    }
    keepApart(actions, goals);
    return actions;
  }

  /** Two who want one cell both stay. */
  private static void keepApart(Event.Type[] actions, int[] goals) {
    for (int i = 0; i < goals.length; i++) {
      for (int j = 0; j < i; j++) {
        if (goals[i] != NONE && goals[i] == goals[j]) {
          actions[i] = WAIT;
          actions[j] = WAIT;
        }
      }
    }
  }

  private static Event.Type bombOrWait(Board board, int player) {
    boolean wants = board.wantsBomb(player) && board.isStill(player);
    return wants && board.bombsOf(board.id(player)) == 0 ? BOMB : WAIT;
  }

  /** The empty cell that a player wants to move to, if it does want to, and to nothing else. */
  private static int goal(Board board, int player) {
    int dx = board.dx(player);
    int dy = board.dy(player);
    int x = board.x(player) + dx;
    int y = board.y(player) + dy;
    boolean isMove = (dx == 0) != (dy == 0) && !board.wantsBomb(player);
    if (!isMove || !board.contains(x, y)) {
      return NONE;
    }
    return isFree(board, board.cell(x, y)) ? board.cell(x, y) : NONE;
  }

  /** Walls, boxes, bombs and players block. */
  static boolean isFree(Board board, int cell) {
    return !board.isWall(cell) && !board.hasBomb(cell) && !board.hasCharacter(cell);
  }

  private static Event.Type direction(Board board, int player) {
    if (board.dx(player) != 0) {
      return board.dx(player) < 0 ? LEFT : RIGHT;
    }
    return board.dy(player) < 0 ? UP : DOWN;
  }
}
