package blastlab.explain;

import blastlab.world.Cell;
import java.util.List;

/**
 * The last way out that a character had.
 *
 * @param step after how many steps it was there for the last time
 * @param did what the character did then instead
 * @param vain whether nothing came of its move: something was in the way, or it died before
 * @param actions what it could have done from then on; after that it is enough to wait
 * @param cells where it would have been, from where it was then
 * @param saving with how many of its choices a way out could have begun
 * @param choices how many it had
 * @param risky whether only luck kept a monster from catching it on this way
 */
public record WayOut(
    int step,
    Action did,
    boolean vain,
    List<Action> actions,
    List<Cell> cells,
    int saving,
    int choices,
    boolean risky) {

  /** Keeps copies of the lists. */
  public WayOut {
    actions = List.copyOf(actions);
    cells = List.copyOf(cells);
  }
}
