package blastlab.view.console;

import blastlab.match.Decision;
import blastlab.match.Outcome;
import blastlab.world.CellMark;
import blastlab.world.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What has happened so far, as sentences. */
final class Story {
  /** A sentence about what happened in a step. */
  record Line(int step, String sentence) {
    @Override
    public String toString() {
      return String.format("%5d  %s", step, sentence);
    }
  }

  /** What everybody can see on the board. */
  private static final Set<Event.Type> PLAIN_TO_SEE =
      Set.of(
          Event.Type.WAIT,
          Event.Type.UP,
          Event.Type.DOWN,
          Event.Type.LEFT,
          Event.Type.RIGHT,
          Event.Type.BOMB);

  private final List<Line> lines = new ArrayList<>();
  private final Map<Integer, Decision> decisions = new HashMap<>();
  private List<CellMark> marks = List.of();
  private int step;

  void stepped(List<Event> events) {
    step++;
    events.stream()
        .filter(event -> !PLAIN_TO_SEE.contains(event.type()))
        .forEach(event -> lines.add(new Line(step, event.toString())));
  }

  void decided(List<Decision> decided) {
    marks = decided.stream().flatMap(decision -> decision.marks().stream()).toList();
    decided.forEach(decision -> decisions.put(decision.id(), decision));
  }

  void failed(String name, Outcome outcome, Throwable failure) {
    String what =
        outcome == Outcome.TIMED_OUT
            ? " took too long"
            : " crashed: " + StudentTrace.describe(failure).lines().findFirst().orElse("");
    lines.add(new Line(step, name + what));
  }

  /** How many steps have been made. */
  int step() {
    return step;
  }

  /** The cells that are coloured, until somebody decides anew. */
  List<CellMark> marks() {
    return marks;
  }

  /** The last decision of the character with this id, if it has made one. */
  Optional<Decision> decision(int id) {
    return Optional.ofNullable(decisions.get(id));
  }

  /** What happened in the last step, and since. */
  List<Line> now() {
    return lines.stream().filter(line -> line.step == step).toList();
  }

  /** All sentences. */
  List<Line> lines() {
    return Collections.unmodifiableList(lines);
  }
}
