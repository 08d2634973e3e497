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

  /** How many steps an explosion stays after the one that made it. */
  default int explosionDuration() {
    return 0;
  }

  /** How many numbers of its own a rule set keeps about each character. */
  default int traits() {
    return 0;
  }
}
