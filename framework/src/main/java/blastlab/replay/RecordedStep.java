package blastlab.replay;

import blastlab.match.Decision;
import java.util.List;
import java.util.OptionalLong;

/**
 * A line of a replay: the game after one of its steps.
 *
 * @param step how many steps had been made
 * @param time how many were left
 * @param hash a hash of the state
 * @param scores everybody's, in the order of the scenario
 * @param events what happened in the step that led here
 * @param decisions what was decided here about the step that follows
 * @param directed a hash of the state with these decisions in it, unless nobody was asked
 * @param failures whose code failed here
 * @param absent at the start, the names of those whose agents could not even be made
 */
public record RecordedStep(
    int step,
    int time,
    long hash,
    List<Integer> scores,
    List<Happening> events,
    List<Decision> decisions,
    OptionalLong directed,
    List<Failing> failures,
    List<String> absent) {

  /** Keeps copies of the lists. */
  public RecordedStep {
    scores = List.copyOf(scores);
    events = List.copyOf(events);
    decisions = List.copyOf(decisions);
    failures = List.copyOf(failures);
    absent = List.copyOf(absent);
  }
}
