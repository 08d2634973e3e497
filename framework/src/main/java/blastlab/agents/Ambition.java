package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.search.Neighbourhood;
import blastlab.search.SafeCells;
import blastlab.search.StepCost;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Item;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the actions of a bomber get it: loot, walls that fall, others who are in trouble. */
final class Ambition {
  /** A bomb that gets it less is not placed. */
  static final double WORTH_A_BOMB = 1;

  private static final int WALL_COST = 8; // about as many steps as it takes to bomb one
  private static final double TRAPPED = 30;
  private static final double IN_BLAST = 8;
  private static final double CHOPPER_IN_BLAST = 2;
  private static final double IN_THE_WAY = 3;
  private static final double HIDING_PLACE = 3;
  private static final double POWER = 8;
  private static final double MOST_FOR_COIN = 20;

  // What coming nearer to the others is worth: never as much as loot.
  private static final double LOOT = 1;
  private static final double STEP_TO_OTHERS = 0.002;
  private static final double STEP = 0.001;

  private final SensedWorld world;
  private final CharacterEntity me;
  private final List<CharacterEntity> others;
  private final DangerMap danger; // as the others see it: it has my bombs without a fuse
  private final Distances way;
  private final Map<Move, Double> gains = new HashMap<>();

  Ambition(SensedWorld world, CharacterEntity me) {
    this.world = world;
    this.me = me;
    others = world.characters().stream().filter(other -> !other.equals(me)).toList();
    danger = dangerForOthers(world);
    List<Cell> goals = others.stream().map(other -> new Cell(other.x(), other.y())).toList();
    StepCost cost = StepCost.openingWalls(world, WALL_COST);
    way = Distances.uniformCost(world, Neighbourhood.of(world), cost, goals);
    chooseGoals();
  }

  /** What an action gets, which leads to this world. */
  double gain(Action action, SensedWorld next) {
    return action.bomb() ? gainOfBomb(next) : gains.getOrDefault(action.move(), 0.0);
  }

  // ---- moves: every goal is worth something to the first move on the way there ----

  private void chooseGoals() {
    boolean armed = isArmed();
    SafeCells safe = SafeCells.of(world, me);
    for (Cell cell : safe.cells()) {
      int steps = safe.stepsToStay(cell.x(), cell.y());
      double loot = armed ? shelter(cell) : loot(cell);
      double gain = loot > 0 ? LOOT + loot / (1 + steps) : nearness(cell) - STEP * steps;
      if (gain > 0) {
        List<Move> plan = safe.plan(cell.x(), cell.y());
        gains.merge(plan.isEmpty() ? Move.of(0, 0) : plan.get(0), gain, Math::max);
      }
    }
  }

  /** Whether a bomb of mine waits for my command: then I want to be where it does not reach. */
  private boolean isArmed() {
    return world.bombs().stream()
        .anyMatch(bomb -> bomb.timer() == BombEntity.NO_FUSE && bomb.owners().contains(me));
  }

  private double shelter(Cell cell) {
    return danger.isSafe(cell.x(), cell.y(), 0) ? POWER : 0;
  }

  private double loot(Cell cell) {
    double loot = 0;
    for (Item item : world.itemsAt(cell.x(), cell.y())) {
      boolean isCoin = item.kind() == Item.Kind.COIN;
      loot += isCoin ? Math.min(MOST_FOR_COIN, item.value()) : POWER;
    }
    for (Move move : Neighbourhood.FOUR.moves()) {
      Cell beside = move.from(cell);
      loot += hidesSomething(beside.x(), beside.y()) ? HIDING_PLACE / 2 : 0;
    }
    return loot;
  }

  /** Whether a wall stands there that may hide something, and that no bomb destroys anyway. */
  private boolean hidesSomething(int x, int y) {
    return world.hasItems() && isBrick(x, y) && danger.stepsUntilBlast(x, y) == DangerMap.NEVER;
  }

  private boolean isBrick(int x, int y) {
    boolean inside = x >= 0 && y >= 0 && x < world.width() && y < world.height();
    return inside && world.terrainAt(x, y) == Terrain.BRICK;
  }

  private double nearness(Cell cell) {
    int distance = way.from(cell);
    return distance == Distances.UNREACHABLE ? 0 : LOOT - STEP_TO_OTHERS * distance;
  }

  // ---- bombs: what it will hit that was not in danger before, or has hit at once ----

  private double gainOfBomb(SensedWorld next) {
    DangerMap after = dangerForOthers(next);
    double gain = isArmed() ? WORTH_A_BOMB : 0;
    if (!isArmed() && next.bombs().size() <= world.bombs().size()) {
      return 0; // the rules did not grant it
    }
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        if (isBrick(x, y) && isNewIn(after, x, y)) {
          gain += world.hasItems() ? HIDING_PLACE : isInTheWay(x, y) ? IN_THE_WAY : 0;
        }
      }
    }
    for (MonsterEntity chopper : world.monsters()) {
      gain += isNewIn(after, chopper.x(), chopper.y()) ? CHOPPER_IN_BLAST : 0;
    }
    for (CharacterEntity other : others) {
      gain += gainFrom(next, after, other);
    }
    return gain;
  }

  private double gainFrom(SensedWorld next, DangerMap after, CharacterEntity other) {
    if (isTrapped(next, other) && !isTrapped(world, other)) {
      return TRAPPED;
    }
    return isNewIn(after, other.x(), other.y()) ? IN_BLAST : 0;
  }

  private static boolean isTrapped(SensedWorld somewhen, CharacterEntity other) {
    CharacterEntity there = somewhen.me(other);
    return !there.isInWorld() || SafeCells.of(somewhen, there).count() == 0;
  }

  private boolean isNewIn(DangerMap after, int x, int y) {
    return after.stepsUntilBlast(x, y) != DangerMap.NEVER
        && danger.stepsUntilBlast(x, y) == DangerMap.NEVER;
  }

  private boolean isInTheWay(int x, int y) {
    return way.path(new Cell(me.x(), me.y())).contains(new Cell(x, y));
  }

  private DangerMap dangerForOthers(SensedWorld somewhen) {
    return others.isEmpty()
        ? DangerMap.of(somewhen)
        : DangerMap.of(somewhen, somewhen.me(others.get(0)));
  }
}
