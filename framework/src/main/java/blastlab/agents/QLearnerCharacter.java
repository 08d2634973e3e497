package blastlab.agents;

import blastlab.learning.Experience;
import blastlab.learning.Learner;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Approximate Q-learning: what an action is worth is a weighted sum of its features, and the
 * weights are learnt from games.
 *
 * <p>After each step the weights of the features that were there are moved a little towards what
 * the action has turned out to be worth: its reward, and the worth of the best action after it.
 */
@Plays("course")
public final class QLearnerCharacter extends CharacterEntity implements Learner {
  /** Epsilon: how often it tries something out in training. */
  private static final double EXPLORATION = 0.05;

  /** Gamma: what a step later is worth less. */
  private static final double DISCOUNT = 0.98;

  /** Alpha: how far the weights move at a time. */
  private static final double LEARNING_RATE = 0.02;

  private final Map<String, Double> weights = new LinkedHashMap<>();
  private boolean training;

  @Override
  public void recall(Map<String, Double> learnt, boolean forTraining) {
    weights.clear();
    weights.putAll(learnt);
    training = forTraining;
  }

  @Override
  public Map<String, Double> weights() {
    return weights;
  }

  @Override
  public void act(SensedWorld world) {
    QFeatures features = new QFeatures(world, this);
    List<Action> actions = features.actions();
    boolean explores = training && random().nextDouble() < EXPLORATION;
    Action action =
        explores ? actions.get(random().nextInt(actions.size())) : best(features, actions);
    action.direct(this);
  }

  @Override
  public void learn(Experience experience) {
    QFeatures before = new QFeatures(experience.before(), this);
    Action action = new Action(Move.of(experience.dx(), experience.dy()), experience.bomb());
    Map<String, Double> seen = before.of(action);
    double error = reward(experience) + DISCOUNT * future(experience) - worth(seen);
    seen.forEach((name, value) -> weights.merge(name, LEARNING_RATE * error * value, Double::sum));
  }

  /** One for the exit, minus one for death; what else scores is of no use to it. */
  private double reward(Experience experience) {
    for (Event event : experience.events()) {
      if (event.ends(this)) {
        return event.type() == Event.Type.CHARACTER_FOUND_EXIT ? 1 : -1;
      }
    }
    return 0;
  }

  private double future(Experience experience) {
    if (experience.over()) {
      return 0;
    }
    QFeatures after = new QFeatures(experience.after(), this);
    return worth(after.of(best(after, after.actions())));
  }

  private Action best(QFeatures features, List<Action> actions) {
    Action best = actions.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (Action action : actions) {
      double worth = worth(features.of(action));
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  private double worth(Map<String, Double> features) {
    double sum = 0;
    for (Map.Entry<String, Double> feature : features.entrySet()) {
      sum += feature.getValue() * weights.getOrDefault(feature.getKey(), 0.0);
    }
    return sum;
  }
}
