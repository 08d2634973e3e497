package blastlab.rules;

import static blastlab.world.Event.NOBODY;

import blastlab.world.Board;
import blastlab.world.Ending;
import java.util.Optional;

/** What games have in common in which several play against each other, and time is short. */
public final class Contest {
  private Contest() {}

  /** Over when nobody is left, when one is left of several, or by time, whichever comes first. */
  public static Optional<Ending> ending(Board board) {
    if (board.characterCount() == 0) {
      return Optional.of(Ending.NO_CHARACTERS);
    }
    if (lastOfSeveral(board) != NOBODY) {
      return Optional.of(Ending.LAST_STANDING);
    }
    return board.time() <= 0 ? Optional.of(Ending.TIME) : Optional.empty();
  }

  /** The id of the only one left where several started, or nobody. */
  public static int lastOfSeveral(Board board) {
    boolean isLast = board.startedWith() > 1 && board.characterCount() == 1;
    return isLast ? board.id(board.character(0)) : NOBODY;
  }
}
