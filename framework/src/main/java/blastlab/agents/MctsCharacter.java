package blastlab.agents;

import blastlab.search.Budget;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Monte Carlo tree search: plays many short futures from here and takes the action that most of
 * them began with, as the good ones are tried again and again.
 *
 * <p>The tree holds actions only, no worlds (open loop): each future draws the monsters' moves
 * anew. On the way down the tree it goes for what has been good, or hardly tried (UCT). Where it
 * leaves the tree, the outlook says how good it was: that tells more than a random roll-out to the
 * end, as who moves at random never gets out.
 */
@Plays("course")
public final class MctsCharacter extends CharacterEntity {
  private static final int DEEPEST = 10;

  /** How much what was hardly tried is preferred; small, as the outlook's differences are. */
  private static final double EXPLORATION = 0.003;

  private static final double UNTRIED = 2 * Outlook.OUT;

  private final Budget budget;

  /** An agent that thinks within a budget. */
  public MctsCharacter(Budget budget) {
    this.budget = budget;
  }

  /** A place in the tree: what has come of the futures that went through it. */
  private static final class Node {
    private Node[] children = {}; // by the number of the action, as soon as there are some
    int visits;
    double sum;

    void add(double value) {
      visits++;
      sum += value;
    }

    Node child(Action action) {
      if (children.length == 0) {
        children = new Node[Action.COUNT];
      }
      int number = action.number();
      if (children[number] == null) {
        children[number] = new Node();
      }
      return children[number];
    }

    double upperConfidenceBound(int parentVisits) {
      return sum / visits + EXPLORATION * Math.sqrt(Math.log(parentVisits) / visits);
    }
  }

  @Override
  public void act(SensedWorld world) {
    Budget.Countdown countdown = budget.start(world);
    Outlook outlook = new Outlook(world, this);
    List<Action> actions = outlook.actions(world);
    Node root = new Node();
    while (!countdown.isOver()) {
      Simulation future = new Simulation(world, this, outlook, countdown, random());
      grow(root, actions, future, countdown);
    }
    Action best = Collections.max(actions, Comparator.comparingInt(a -> root.child(a).visits));
    best.direct(this);
  }

  private void grow(
      Node root, List<Action> actions, Simulation future, Budget.Countdown countdown) {
    List<Node> path = new ArrayList<>(List.of(root));
    Node node = root;
    List<Action> choices = actions;
    int depth = 0;
    do {
      Action wish = select(node, choices);
      Action done = future.play(wish);
      if (!done.equals(wish)) {
        node.child(wish).add(Outlook.DEAD); // it counts against this action, not against the path
      }
      node = node.child(done);
      path.add(node);
      choices = future.moves();
      depth++;
    } while (node.visits > 0 && depth < DEEPEST && !future.isOver());
    if (!countdown.isOver()) { // else it may be half a future
      double value = future.value();
      path.forEach(visited -> visited.add(value));
    }
  }

  /** What was never tried first, in random order; then by the bound that gives UCT its name. */
  private Action select(Node node, List<Action> choices) {
    Action best = choices.get(0);
    double highest = Double.NEGATIVE_INFINITY;
    for (Action action : choices) {
      Node child = node.child(action);
      double bound =
          child.visits == 0
              ? UNTRIED + random().nextDouble()
              : child.upperConfidenceBound(node.visits);
      if (bound > highest) {
        highest = bound;
        best = action;
      }
    }
    return best;
  }
}
