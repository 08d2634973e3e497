package blastlab.world;

import java.util.Optional;

/** What moves a board by one step and says when the game on it is over; rule sets make them. */
public interface Laws {
  /** The rule set's name. */
  String name();

  /** Moves the board one step on, in place. */
  void step(Board board);

  /** Why the game on this board is over, or empty while it goes on. */
  Optional<Ending> ending(Board board);

  /** Sets a fresh board's numbers of the rule set's own; everybody is in the world already. */
  default void begin(Board board) {}

  /** What the characters on this board are after. */
  Goal goal(Board board);

  /** The id of who has won the game on this board, which is over, or {@link Event#NOBODY}. */
  default int winner(Board board) {
    return Event.NOBODY;
  }

  /** Whether things can lie on the board for characters to pick up. */
  default boolean hasItems() {
    return false;
  }

  /** The timer that a bomb has in the last state before it goes off: a matter of counting. */
  default int lastBombTimer() {
    return 0;
  }

  /** What the game is drawn with. */
  default Glyphs glyphs() {
    return new Glyphs();
  }

  /** How many steps an explosion stays after the one that made it. */
  default int explosionDuration() {
    return 0;
  }

  /** Whether one can go diagonally. */
  default boolean hasDiagonals() {
    return true;
  }

  /** Whether a character has to go somewhere in every step. */
  default boolean mustMove() {
    return false;
  }

  /** Whether somebody could walk onto a cell, as the board is now; walls block in every game. */
  default boolean isFree(Board board, int actor, int cell) {
    return !board.isWall(cell);
  }

  /** How many numbers of its own a rule set keeps about each character. */
  default int traits() {
    return 0;
  }
}
