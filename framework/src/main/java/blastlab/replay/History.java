package blastlab.replay;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as far as it has gone, moment by moment. Worlds share what did not change between them, so
 * that all of a long game is at hand at once.
 *
 * <p>One thread plays and adds to it; any other may look.
 */
public final class History implements MatchListener {
  private final List<Moment> moments = new ArrayList<>();
  private Optional<Result> result = Optional.empty();

  /** How many moments there are: one more than steps were made, or 0 before the game has begun. */
  public synchronized int size() {
    return moments.size();
  }

  /** The game after so many steps. */
  public synchronized Moment at(int step) {
    return moments.get(step);
  }

  /** The latest moment. */
  public synchronized Moment last() {
    return moments.get(moments.size() - 1);
  }

  /** How the game ended, once it has. */
  public synchronized Optional<Result> result() {
    return result;
  }

  @Override
  public synchronized void started(World world) {
    moments.add(moment(world, List.of()));
  }

  @Override
  public synchronized void stepped(World world, List<Event> events) {
    moments.add(moment(world, events));
  }

  private Moment moment(World world, List<Event> events) {
    return new Moment(moments.size(), SensedWorld.fromWorld(world), events);
  }

  @Override
  public synchronized void decided(World world, List<Decision> decisions) {
    moments.set(moments.size() - 1, last().decided(decisions, SensedWorld.fromWorld(world)));
  }

  @Override
  public synchronized void failed(String name, Outcome outcome, Throwable failure) {
    Failing failing = Failing.of(name, outcome, failure);
    moments.set(moments.size() - 1, last().failing(failing));
  }

  @Override
  public synchronized void ended(World world, Result end) {
    result = Optional.of(end);
  }
}
