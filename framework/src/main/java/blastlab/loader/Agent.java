package blastlab.loader;

import blastlab.learning.Learner;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.util.function.Supplier;

/**
 * An agent that a user has chosen.
 *
 * @param spec what the user called it
 * @param type its class
 * @param factory makes a fresh one for each game; may throw whatever the agent's constructor throws
 */
public record Agent(String spec, Class<?> type, Supplier<? extends CharacterEntity> factory) {
  /** An agent of our own: one is made to see what class it has. */
  public Agent(String spec, Supplier<? extends CharacterEntity> factory) {
    this(spec, factory.get().getClass(), factory);
  }

  /** This agent, which must be able to learn. */
  Agent requireLearner() {
    if (!Learner.class.isAssignableFrom(type)) {
      throw new InputException(
          spec
              + ": "
              + type.getSimpleName()
              + " can't learn, expected a class that implements "
              + Learner.class.getName()
              + " with recall, learn and weights (see docs/learning.md)");
    }
    return this;
  }

  /** This agent with what it has learnt, to play by that. */
  Agent recalling(String newSpec, WeightsFile file) {
    return new Agent(
        newSpec,
        type,
        () -> {
          CharacterEntity agent = factory.get();
          ((Learner) agent).recall(file.weights(), false);
          return agent;
        });
  }
}
