package blastlab.replay;

import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Ending;
import java.util.List;
import java.util.Optional;

/**
 * The last line of a replay: how the game ended.
 *
 * @param ending why it was over
 * @param steps how many steps it took
 * @param time how many were left
 * @param winner the number of the seat that has won, if one has
 * @param seats how it ended for each character, in the order of the scenario
 * @param failures whose code failed when it was told so, after the last decisions
 */
public record RecordedEnd(
    Ending ending,
    int steps,
    int time,
    Optional<Integer> winner,
    List<Seat> seats,
    List<Failing> failures) {

  /**
   * How it ended for one character.
   *
   * @param outcome empty if the game was stopped before its end
   */
  public record Seat(String name, Optional<Outcome> outcome, int score) {}

  /** Keeps copies of the lists. */
  public RecordedEnd {
    seats = List.copyOf(seats);
    failures = List.copyOf(failures);
  }

  static RecordedEnd of(Result result, List<Failing> failures) {
    return new RecordedEnd(
        result.ending(),
        result.steps(),
        result.time(),
        result.winner(),
        result.seats().stream()
            .map(seat -> new Seat(seat.name(), seat.outcome(), seat.score()))
            .toList(),
        failures);
  }
}
