package blastlab.replay;

import blastlab.match.Decision;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as it was after one of its steps.
 *
 * @param step how many steps had been made
 * @param world the world then, with nobody's decision about the next step in it
 * @param events what happened in the step that led here
 * @param decisions what was decided here about the step that follows; empty where nobody was asked
 * @param directed the world with what everybody decided in it, monsters too: its {@code next()} is
 *     the step that followed, but for what chance did; the plain world where nobody was asked
 * @param failures whose code failed here, before or while deciding
 */
public record Moment(
    int step,
    SensedWorld world,
    List<Event> events,
    List<Decision> decisions,
    SensedWorld directed,
    List<Failing> failures) {

  /** Keeps copies of the lists. */
  public Moment {
    events = List.copyOf(events);
    decisions = List.copyOf(decisions);
    failures = List.copyOf(failures);
  }

  /** A moment at which nobody has decided yet. */
  Moment(int step, SensedWorld world, List<Event> events) {
    this(step, world, events, List.of(), world, List.of());
  }

  /** This moment, once everybody has decided. */
  Moment decided(List<Decision> made, SensedWorld all) {
    return new Moment(step, world, events, made, all, failures);
  }

  /** This moment, with one more whose code has failed. */
  Moment failing(Failing one) {
    List<Failing> all = new ArrayList<>(failures);
    all.add(one);
    return new Moment(step, world, events, decisions, directed, all);
  }
}
