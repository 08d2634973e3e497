package blastlab.match;

import blastlab.world.Event;
import blastlab.world.World;
import java.util.List;

/** Watches a game. The world it is shown is the real one: look, and copy what is to be kept. */
public interface MatchListener {
  /** The game begins. */
  default void started(World world) {}

  /** All agents are made; those for whom that failed have left the world. */
  default void entered(World world) {}

  /** The world has moved one step on. */
  default void stepped(World world, List<Event> events) {}

  /** Everybody has decided about the next step; those whose code failed have no decision here. */
  default void decided(World world, List<Decision> decisions) {}

  /** A character's code has failed: it threw something, or took too long. */
  default void failed(String name, Outcome outcome, Throwable failure) {}

  /** The game is over. */
  default void ended(World world, Result result) {}

  /** All of these as one; each is told before those that come after it. */
  static MatchListener all(MatchListener... listeners) {
    return new Audience(List.of(listeners));
  }
}
