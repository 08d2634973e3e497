package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.search.Neighbourhood;
import blastlab.search.StepCost;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The evaluation function of the agents that search: how good a world of the course game looks for
 * a character, and which actions are worth a thought.
 *
 * <p>A value is like the chance to get out: 1 out, 0 dead. In between, every step that is still to
 * go takes away a little, and so does all that may go wrong.
 */
final class Outlook {
  static final double OUT = 1;
  static final double DEAD = 0;

  /** So many steps of delay are as bad as death; high, as time is plenty. */
  private static final double LIFE = 2000;

  // The rest is counted in steps.
  private static final int WALL = 15; // to bomb it, get away, and come back
  private static final int MONSTER = 20;
  private static final int[] NEAR_MONSTER = {60, 60, 40, 20, 10, 5, 2}; // by distance
  private static final int STEP_TO_SAFETY = 5;
  private static final int CAUGHT_IN_BLAST = 1900;
  private static final int NO_BOMB = 20; // a ticking one may hit what it was placed for

  /** Who comes that near gets a bomb. */
  private static final int BOMB_DISTANCE = 4;

  private final CharacterEntity who;
  private final Distances way;
  private final Function<Cell, Distances> waysTo;
  private final Map<Cell, Distances> waysToMonsters = new HashMap<>();

  /** Looks ahead from a world, for one of its characters. */
  Outlook(SensedWorld world, CharacterEntity who) {
    this.who = who;
    this.way = Distances.uniformCost(world, goal(world), WALL);
    StepCost cost = roundLastingWalls(world);
    this.waysTo = cell -> Distances.uniformCost(world, Neighbourhood.EIGHT, cost, List.of(cell));
  }

  /** The exit; without one, another character, to bomb it. */
  private Cell goal(SensedWorld world) {
    Cell goal = world.exit().orElse(new Cell(who.x(), who.y()));
    if (world.exit().isEmpty()) {
      for (CharacterEntity other : world.characters()) {
        goal = other.equals(who) ? goal : new Cell(other.x(), other.y());
      }
    }
    return goal;
  }

  /** The value of what has come after so many steps: sooner is better, unless it is death. */
  double value(Step step, int steps) {
    return isDead(step) ? DEAD + steps / LIFE : value(step) - steps / LIFE;
  }

  /** The value of what a step has led to. */
  double value(Step step) {
    SensedWorld world = step.world();
    CharacterEntity me = world.me(who);
    if (!me.isInWorld()) {
      return hasEscaped(step) ? OUT : DEAD;
    }
    int cost = way.from(me.x(), me.y()) + fearOfBombs(world, me);
    for (MonsterEntity monster : world.monsters()) {
      int distance = walkingDistance(me, monster);
      cost += MONSTER + (distance < NEAR_MONSTER.length ? NEAR_MONSTER[distance] : 0);
    }
    return OUT - cost / LIFE;
  }

  /** The moves from here, and the same with a bomb if one makes sense. */
  List<Action> actions(SensedWorld world) {
    boolean bomb = isBombUseful(world);
    List<Action> actions = new ArrayList<>();
    for (Move move : Move.legal(world, who)) {
      actions.add(Action.of(move));
      if (bomb) {
        actions.add(new Action(move, true));
      }
    }
    return actions;
  }

  /** How many moves a king needs from one to the other, walls or not. */
  static int distance(MovableEntity one, MovableEntity other) {
    return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y()));
  }

  /** Monsters come to the same cells again and again, so the ways there are kept. */
  private int walkingDistance(CharacterEntity me, MonsterEntity monster) {
    int atLeast = distance(me, monster);
    return atLeast >= NEAR_MONSTER.length // far enough, whatever the way
        ? atLeast
        : waysToMonsters
            .computeIfAbsent(new Cell(monster.x(), monster.y()), waysTo)
            .from(me.x(), me.y());
  }

  /** Who is behind a wall frightens nobody, unless that is about to burn down. */
  private static StepCost roundLastingWalls(SensedWorld world) {
    DangerMap danger = DangerMap.of(world);
    return (x, y, move) -> world.wallAt(x, y) && danger.isSafe(x, y, 0) ? StepCost.BLOCKED : 1;
  }

  /** Whether a step has killed the character. */
  boolean isDead(Step step) {
    return !step.world().me(who).isInWorld() && !hasEscaped(step);
  }

  private boolean hasEscaped(Step step) {
    return step.events().stream()
        .anyMatch(e -> e.type() == Event.Type.CHARACTER_FOUND_EXIT && e.ends(who));
  }

  private static int fearOfBombs(SensedWorld world, CharacterEntity me) {
    List<BombEntity> bombs = world.bombs();
    if (bombs.isEmpty()) {
      return NO_BOMB;
    }
    if (bombs.stream().noneMatch(bomb -> bomb.x() == me.x() || bomb.y() == me.y())) {
      return 0; // no need to ask the map: blasts go straight
    }
    int steps = DangerMap.of(world).stepsToSafety(me.x(), me.y());
    return steps == Distances.UNREACHABLE ? CAUGHT_IN_BLAST : STEP_TO_SAFETY * steps;
  }

  /** A bomb is for a wall that is next on the way, and for whoever is near. */
  private boolean isBombUseful(SensedWorld world) {
    return world.bombs().stream().noneMatch(bomb -> bomb.owner().equals(who))
        && (isWallNext(world)
            || world.monsters().stream().anyMatch(monster -> isTarget(monster))
            || world.characters().stream()
                .anyMatch(other -> !other.equals(who) && isTarget(other)));
  }

  private boolean isTarget(MovableEntity other) {
    return distance(who, other) <= BOMB_DISTANCE;
  }

  private boolean isWallNext(SensedWorld world) {
    return way.path(new Cell(who.x(), who.y())).stream()
        .limit(1)
        .anyMatch(c -> world.wallAt(c.x(), c.y()) && world.explosionAt(c.x(), c.y()).isEmpty());
  }
}
