package blastlab.loader;

import blastlab.learning.Learner;
import blastlab.scenario.GameKind;
import blastlab.scenario.Scenario;
import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import java.util.List;
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

  /** The names of the games that it plays: those that its class says, or else all. */
  public List<String> games() {
    Plays plays = type.getAnnotation(Plays.class);
    if (plays == null) {
      return GameKind.names();
    }
    for (String game : plays.value()) {
      if (GameKind.find(game).isEmpty()) {
        throw new InputException(
            spec + ": the @Plays of " + type.getSimpleName() + ": " + GameKind.unknown(game));
      }
    }
    return List.of(plays.value());
  }

  /** This agent, which must be written for the game of this scenario. */
  public Agent requireFor(Scenario scenario) {
    if (!games().contains(scenario.rules())) {
      throw new InputException(
          spec
              + " plays "
              + String.join(", ", games())
              + " only, but "
              + scenario.name()
              + " is a game of "
              + scenario.rules()
              + "; 'blastlab list' tells who plays it");
    }
    return this;
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
