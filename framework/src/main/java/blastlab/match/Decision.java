package blastlab.match;

import blastlab.world.CellMark;
import java.util.List;

/**
 * What an agent has decided about a step, apart from the move itself, which is in the world.
 *
 * @param id the character's
 * @param marks the cells that it coloured meanwhile
 * @param nextCalls how often it called {@code next()} on the world it was given and what came of it
 * @param nanos how many nanoseconds its {@code act} took by the clock on the wall
 */
public record Decision(int id, List<CellMark> marks, long nextCalls, long nanos) {
  /** How many milliseconds its {@code act} took. */
  public double millis() {
    return Effort.millis(nanos);
  }
}
