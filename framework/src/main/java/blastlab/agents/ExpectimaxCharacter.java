package blastlab.agents;

import blastlab.monsters.MonsterMoves;
import blastlab.monsters.StupidMonster;
import blastlab.search.Budget;
import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Expectimax: takes the action with the best expected value, where it does its best at every later
 * step and the monsters do what they really do, each of their choices being equally likely.
 *
 * <p>Iterative deepening: a search to depth 0, 1, 2 and so on, until the budget is used up; the
 * last complete one counts. A transposition table holds the values of worlds that can be reached in
 * several ways, so the number of worlds grows with the square of the depth rather than as its
 * power. A world with a monster close by is not quiet enough to be judged by its looks: there the
 * search goes on for some steps more.
 */
@Plays("course")
public final class ExpectimaxCharacter extends CharacterEntity {
  /**
   * All moves of a monster that is so near are looked at, if it can get here within the depth of
   * the search; of others only one, by chance.
   */
  private static final int NEAR = 3;

  private static final int DEEPEST = 10;
  private static final int MOST_EXTRA_STEPS = 3;

  /** Differences below are but rounding. */
  private static final double EPSILON = 1e-9;

  private final Budget budget;
  private final Map<SensedWorld, Double> transpositions = new HashMap<>();
  private Budget.Countdown countdown;
  private Outlook outlook;
  private int extraSteps;

  private record Plan(Action action, double value) {}

  /** An agent that thinks within a budget. */
  public ExpectimaxCharacter(Budget budget) {
    this.budget = budget;
  }

  @Override
  public void act(SensedWorld world) {
    countdown = budget.start(world);
    outlook = new Outlook(world, this);
    List<Plan> plans = outlook.actions(world).stream().map(a -> new Plan(a, 0)).toList();
    for (int depth = 0; depth <= DEEPEST; depth++) {
      List<Plan> deeper = search(world, plans, depth);
      if (countdown.isOver()) {
        break;
      }
      plans = deeper;
    }
    plans.get(0).action.direct(this);
  }

  /** The plans anew, best first; of equals the one that looked better before. */
  private List<Plan> search(SensedWorld world, List<Plan> plans, int depth) {
    transpositions.clear();
    extraSteps = Math.min(depth, MOST_EXTRA_STEPS);
    return plans.stream()
        .map(plan -> new Plan(plan.action, expected(world, plan.action, depth)))
        .sorted(Comparator.comparingLong(plan -> -Math.round(plan.value / EPSILON)))
        .toList();
  }

  private double expected(SensedWorld world, Action action, int depth) {
    SensedWorld directed = SensedWorld.fromWorld(world);
    action.direct(directed.me(this));
    return valueAfterStep(directed, depth);
  }

  private double valueAfterStep(SensedWorld directed, int depth) {
    if (countdown.isOver()) {
      return Outlook.DEAD; // of no importance: this search will not count
    }
    Step step = directed.next();
    SensedWorld world = step.world();
    CharacterEntity me = world.me(this);
    if (!me.isInWorld() || depth == -extraSteps || (depth <= 0 && isQuiet(world, me))) {
      return outlook.value(step);
    }
    forgetDirections(world, me);
    Double known = transpositions.get(world);
    if (known == null) {
      SensedWorld copy = SensedWorld.fromWorld(world);
      known = expectation(copy, copy.monsters(), depth);
      transpositions.put(world, known);
    }
    return known;
  }

  /** Makes worlds equal whose future is the same: these do not mind where they came from. */
  private static void forgetDirections(SensedWorld world, CharacterEntity me) {
    me.move(0, 0);
    for (MonsterEntity monster : world.monsters()) {
      if (monster.kind().equals(StupidMonster.KIND)) {
        monster.move(0, 0);
      }
    }
  }

  private static boolean isQuiet(SensedWorld world, CharacterEntity me) {
    return world.monsters().stream().noneMatch(m -> Outlook.distance(me, m) <= NEAR);
  }

  /** A chance node: the mean over all moves of the first monster, and so on for the others. */
  private double expectation(SensedWorld world, List<MonsterEntity> monsters, int depth) {
    if (monsters.isEmpty()) {
      return maximum(world, depth);
    }
    MonsterEntity monster = monsters.get(0);
    List<Move> moves = MonsterMoves.of(world, monster);
    if (Outlook.distance(world.me(this), monster) > Math.min(NEAR, 2 * depth + 1)) {
      moves = List.of(moves.get(random().nextInt(moves.size())));
    }
    double sum = 0;
    for (Move move : moves) {
      monster.move(move.dx(), move.dy());
      sum += expectation(world, monsters.subList(1, monsters.size()), depth);
    }
    return sum / moves.size();
  }

  /** A maximum node: the best of this character's moves. */
  private double maximum(SensedWorld world, int depth) {
    CharacterEntity me = world.me(this);
    double best = Outlook.DEAD;
    for (Move move : Move.legal(world, me)) {
      me.move(move.dx(), move.dy());
      best = Math.max(best, valueAfterStep(world, depth - 1));
    }
    return best;
  }
}
