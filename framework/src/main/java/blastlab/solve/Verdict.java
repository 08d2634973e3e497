package blastlab.solve;

import java.util.List;

/**
 * What a solver has found out about a level.
 *
 * @param kind whether there is a solution
 * @param turns a shortest solution, the turn that picks up the treasure included; else empty
 * @param states how many states of the game were looked at
 */
public record Verdict(Kind kind, List<Turn> turns, int states) {
  /** Whether there is a solution. */
  public enum Kind {
    /** There is one. */
    SOLVED,
    /** There is none. */
    UNSOLVABLE,
    /** Nobody knows: there are more states than the solver looks at. */
    UNDECIDED
  }
}
