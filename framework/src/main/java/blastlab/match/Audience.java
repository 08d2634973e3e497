package blastlab.match;

import blastlab.world.Event;
import blastlab.world.World;
import java.util.List;

/** Several listeners as one. */
record Audience(List<MatchListener> listeners) implements MatchListener {
  @Override
  public void started(World world) {
    listeners.forEach(listener -> listener.started(world));
  }

  @Override
  public void entered(World world) {
    listeners.forEach(listener -> listener.entered(world));
  }

  @Override
  public void stepped(World world, List<Event> events) {
    listeners.forEach(listener -> listener.stepped(world, events));
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    listeners.forEach(listener -> listener.decided(world, decisions));
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    listeners.forEach(listener -> listener.failed(name, outcome, failure));
  }

  @Override
  public void ended(World world, Result result) {
    listeners.forEach(listener -> listener.ended(world, result));
  }
}
