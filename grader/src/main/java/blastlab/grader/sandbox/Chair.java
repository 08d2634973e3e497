package blastlab.grader.sandbox;

import blastlab.match.Thinking;
import blastlab.world.CharacterEntity;
import java.util.function.Supplier;

/** A contestant's place in one game, to be given up when the game is over. */
public interface Chair extends AutoCloseable {
  /** Makes the agent; for the game that this chair is for, once. */
  Supplier<CharacterEntity> agent();

  /** How it is run while it decides. */
  Thinking thinking();

  /** Ends the game for the contestant, and gives what it has printed in it. */
  String leave();

  /** Leaves, if that has not happened. */
  @Override
  void close();
}
