package blastlab.agents;

import blastlab.search.Budget;
import blastlab.search.Budget.Countdown;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Plays against another character with minimax search and alpha-beta pruning, deeper and deeper
 * until its budget is used up.
 *
 * <p>In a step both act at once, but here the rival answers: it is taken to know our action and to
 * choose what is worst for us. That is more careful than need be, and never too hopeful. Where the
 * rival acts before us, the game shows what it has decided, so for the coming step it has one
 * answer only. Of several characters the nearest is the rival, and the others keep their direction;
 * alone it has no rival. Monsters are taken to come straight at us.
 */
@Plays("course")
public final class MinimaxCharacter extends CharacterEntity {
  private static final int DEEPEST = 10;

  private final Budget budget;

  // What belongs to one decision.
  private Countdown countdown;
  private Optional<CharacterEntity> rival;
  private DuelEvaluation evaluation;
  private Action[] favourites; // what was best at a depth is tried first at that depth
  private Action[] refutations; // likewise for the rival's answers

  /** A character that thinks so much about a decision. */
  public MinimaxCharacter(Budget budget) {
    this.budget = budget;
  }

  @Override
  public void act(SensedWorld world) {
    countdown = budget.start(world);
    rival = nearestOther(world);
    evaluation = new DuelEvaluation(world, this, rival);
    favourites = new Action[DEEPEST + 1];
    refutations = new Action[DEEPEST + 1];
    List<Action> actions = Action.legal(world, this);
    Collections.shuffle(actions, random()); // of equally good ones it takes the first
    for (int depth = 1; depth <= DEEPEST && !countdown.isOver(); depth++) {
      toFront(actions, best(world, actions, depth));
    }
    actions.get(0).direct(this);
  }

  /**
   * The best action as far as the budget allows to tell; the best of the last depth comes first.
   */
  private Action best(SensedWorld world, List<Action> actions, int depth) {
    Action best = actions.get(0);
    int alpha = -Integer.MAX_VALUE;
    for (Action action : actions) {
      int value = minValue(world, action, firstAnswers(world), depth, alpha, Integer.MAX_VALUE);
      if (countdown.isOver()) {
        return best; // this value may be half a search
      }
      if (value > alpha) {
        alpha = value;
        best = action;
      }
    }
    return best;
  }

  private int maxValue(SensedWorld world, int depth, int alpha, int beta) {
    if (depth == 0 || !world.me(this).isInWorld() || world.ending().isPresent()) {
      return evaluation.of(world, depth);
    }
    int best = -Integer.MAX_VALUE;
    List<Action> actions = Action.legal(world, this);
    toFront(actions, favourites[depth]);
    for (Action action : actions) {
      int value = minValue(world, action, answers(world), depth, Math.max(alpha, best), beta);
      if (value > best) {
        best = value;
        favourites[depth] = action;
      }
      if (best >= beta) {
        return best; // the rival has something better for it, and won't let this happen
      }
    }
    return best;
  }

  private int minValue(
      SensedWorld world, Action action, List<Action> answers, int depth, int alpha, int beta) {
    int worst = Integer.MAX_VALUE;
    toFront(answers, refutations[depth]);
    for (Action answer : answers) {
      if (countdown.isOver()) {
        return worst;
      }
      SensedWorld result = result(world, action, answer);
      int value = maxValue(result, depth - 1, alpha, Math.min(beta, worst));
      if (value < worst) {
        worst = value;
        refutations[depth] = answer;
      }
      if (worst <= alpha) {
        return worst; // another action is better than this one already
      }
    }
    return worst;
  }

  /** The world after a step in which both do so, with all monsters on their way to us. */
  private SensedWorld result(SensedWorld world, Action action, Action answer) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    action.direct(copy.me(this));
    rival.ifPresent(other -> answer.direct(copy.me(other)));
    SensedWorld next = copy.next().world();
    CharacterEntity me = next.me(this);
    for (MonsterEntity monster : next.monsters()) {
      monster.move(me.x() - monster.x(), me.y() - monster.y());
    }
    return next;
  }

  /** The rival's answers in the coming step: one only if it has decided already. */
  private List<Action> firstAnswers(SensedWorld world) {
    List<CharacterEntity> order = world.characters();
    return rival
        .filter(other -> order.indexOf(other) < order.indexOf(this))
        .map(other -> listOf(Action.decidedBy(world.me(other))))
        .orElseGet(() -> answers(world));
  }

  private List<Action> answers(SensedWorld world) {
    return rival
        .filter(other -> world.me(other).isInWorld())
        .map(other -> Action.legal(world, other))
        .orElseGet(() -> listOf(Action.WAIT));
  }

  private static List<Action> listOf(Action action) {
    return new ArrayList<>(List.of(action));
  }

  private static void toFront(List<Action> actions, Action first) {
    if (actions.remove(first)) {
      actions.add(0, first);
    }
  }

  private Optional<CharacterEntity> nearestOther(SensedWorld world) {
    return world.characters().stream()
        .filter(other -> !other.equals(this))
        .min(Comparator.comparingInt(this::distance));
  }

  private int distance(CharacterEntity other) {
    return Math.max(Math.abs(other.x() - x()), Math.abs(other.y() - y()));
  }
}
