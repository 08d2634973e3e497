package blastlab.match;

import blastlab.world.Ending;
import java.util.List;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param ending why it was over
 * @param steps how many steps it took
 * @param time how many were left
 * @param seats how it ended for each character, in the order of the scenario
 * @param winner the number of the seat that has won against the others, if one has; nobody whose
 *     code has failed
 */
public record Result(
    Ending ending, int steps, int time, List<Seat> seats, Optional<Integer> winner) {
  /**
   * How it ended for one character.
   *
   * @param outcome empty if the game was stopped before its end
   * @param failure what its code threw, if it did
   * @param effort what its decisions have cost; its times are all that a seed does not decide
   */
  public record Seat(
      String name,
      Optional<Outcome> outcome,
      int score,
      Optional<Throwable> failure,
      Effort effort) {}
}
