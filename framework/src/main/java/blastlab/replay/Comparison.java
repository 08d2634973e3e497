package blastlab.replay;

import blastlab.match.Decision;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Compares a game that is played again with its replay, and keeps the first difference. */
final class Comparison extends Recorder {
  private final ReplayFile replay;
  private final Runnable onDifference;
  private Optional<Difference> difference = Optional.empty();

  Comparison(ReplayFile replay, Runnable onDifference) {
    this.replay = replay;
    this.onDifference = onDifference;
  }

  Optional<Difference> difference() {
    return difference;
  }

  @Override
  void take(RecordedStep played) {
    int at = played.step();
    if (at >= replay.steps().size()) {
      if (replay.end().isPresent()) { // else the file was cut off right there
        differs(at, "the game", "over before", "going on");
      }
      return;
    }
    RecordedStep recorded = replay.steps().get(at);
    compare(at, "the events", RecordedStep::events, recorded, played);
    compare(at, "the scores", RecordedStep::scores, recorded, played);
    compare(at, "the time", RecordedStep::time, recorded, played);
    compare(at, "the state", step -> ReplayJson.hex(step.hash()), recorded, played);
    compare(at, "the failures", RecordedStep::failures, recorded, played);
    compare(at, "the absent", RecordedStep::absent, recorded, played);
    compare(at, "the decisions", step -> choices(step.decisions()), recorded, played);
    compare(at, "the state with all decisions in it", Comparison::directed, recorded, played);
  }

  @Override
  void take(RecordedEnd played) {
    if (replay.end().isPresent()) {
      RecordedEnd recorded = replay.end().get();
      int at = played.steps();
      compare(at, "the ending", RecordedEnd::ending, recorded, played);
      compare(at, "the number of steps", RecordedEnd::steps, recorded, played);
      compare(at, "the time at the end", RecordedEnd::time, recorded, played);
      compare(at, "the winner's seat", RecordedEnd::winner, recorded, played);
      compare(at, "the outcomes", RecordedEnd::seats, recorded, played);
      compare(at, "the failures at the end", RecordedEnd::failures, recorded, played);
    }
  }

  private static String directed(RecordedStep step) {
    return step.directed().isPresent() ? ReplayJson.hex(step.directed().getAsLong()) : "none";
  }

  /** What of the decisions the game depends on. */
  private static List<String> choices(List<Decision> decisions) {
    return decisions.stream()
        .map(d -> d.id() + ": (" + d.dx() + "," + d.dy() + ") " + d.bomb())
        .toList();
  }

  private <T> void compare(int at, String what, Function<T, Object> part, T recorded, T played) {
    Object before = part.apply(recorded);
    Object now = part.apply(played);
    if (!before.equals(now)) {
      differs(at, what, before.toString(), now.toString());
    }
  }

  private void differs(int at, String what, String recorded, String played) {
    if (difference.isEmpty()) {
      difference = Optional.of(new Difference(at, what, recorded, played));
      onDifference.run();
    }
  }
}
