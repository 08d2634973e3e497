package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Takes the shortest way to the exit, bombs what is in it, and minds blasts and monsters. Where
 * there is no exit it goes for the nearest other character.
 *
 * <p>It tries each of its moves with {@link SensedWorld#next} and takes the one that leads to the
 * best world, where being alive counts most and being near the goal counts least.
 */
@Plays("course")
public final class WalkerCharacter extends CharacterEntity {
  /** About as many steps as it takes to bomb a wall, get away, and come back. */
  private static final int WALL_COST = 15;

  /** How many steps of a chase are looked at; more are safer, and slower. */
  private static final int CHASE = 5;

  /** Who comes that near gets a bomb. */
  private static final int NEAR = 5;

  // What a world costs, apart from the way to the goal.
  private static final int ESCAPED = -1;
  private static final int DEAD = 1_000_000;
  private static final int CAUGHT_IN_BLAST = 100_000;
  private static final int CAUGHT_BY_MONSTER = 1000; // for each step by which it is too early
  private static final int STEP_TO_SAFETY = 10;
  private static final int[] NEAR_MONSTER = {30, 30, 30, 9, 3}; // by distance

  private record Plan(Move move, boolean bomb, int cost) {}

  @Override
  public void act(SensedWorld world) {
    Cell here = new Cell(x(), y());
    Distances way = Distances.uniformCost(world, goal(world), WALL_COST);
    way.path(here).forEach(c -> setCellColor(c.x(), c.y(), CellColor.WHITE.on(CellColor.BLUE)));
    Plan plan = best(world, way, false);
    if (isBombUseful(world, way, here)) {
      Plan bombing = best(world, way, true);
      plan = bombing.cost < CAUGHT_BY_MONSTER ? bombing : plan;
    }
    move(plan.move.dx(), plan.move.dy());
    if (plan.bomb) {
      placeBomb();
    }
  }

  private Cell goal(SensedWorld world) {
    Cell here = new Cell(x(), y());
    return world.exit().orElseGet(() -> nearestOther(world, here));
  }

  private Cell nearestOther(SensedWorld world, Cell here) {
    Distances mine = Distances.uniformCost(world, here, WALL_COST);
    return world.characters().stream()
        .filter(other -> !other.equals(this))
        .map(other -> new Cell(other.x(), other.y()))
        .min(Comparator.comparingInt(mine::from))
        .orElse(here);
  }

  /** A bomb is for a wall that is next on the way, and for whoever is near. */
  private boolean isBombUseful(SensedWorld world, Distances way, Cell here) {
    boolean wallIsNext =
        way.path(here).stream()
            .limit(1)
            .anyMatch(c -> world.wallAt(c.x(), c.y()) && world.explosionAt(c.x(), c.y()).isEmpty());
    Distances mine = Distances.breadthFirst(world, here);
    Stream<MovableEntity> others =
        Stream.concat(world.monsters().stream(), world.characters().stream());
    return wallIsNext
        || others.anyMatch(other -> !other.equals(this) && mine.from(other.x(), other.y()) <= NEAR);
  }

  private Plan best(SensedWorld world, Distances way, boolean bomb) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    CharacterEntity me = copy.me(this);
    if (bomb) {
      me.placeBomb();
    }
    return Move.legal(world, x(), y()).stream()
        .map(
            move -> {
              me.move(move.dx(), move.dy());
              return new Plan(move, bomb, cost(copy.next(), way));
            })
        .min(Comparator.comparingInt(Plan::cost))
        .orElseThrow();
  }

  private int cost(Step step, Distances way) {
    SensedWorld world = step.world();
    CharacterEntity me = world.me(this);
    if (!me.isInWorld()) {
      return hasEscaped(step) ? ESCAPED : DEAD;
    }
    int safety = DangerMap.of(world).stepsToSafety(me.x(), me.y());
    if (safety == Distances.UNREACHABLE) {
      return CAUGHT_IN_BLAST;
    }
    int cost = way.from(me.x(), me.y()) + STEP_TO_SAFETY * safety;
    return world.monsters().isEmpty() ? cost : cost + fear(world, me);
  }

  private int fear(SensedWorld world, CharacterEntity me) {
    int fear = CAUGHT_BY_MONSTER * (CHASE - survival(world, CHASE));
    Distances mine = Distances.breadthFirst(world, new Cell(me.x(), me.y()));
    for (MonsterEntity monster : world.monsters()) {
      int distance = mine.from(monster.x(), monster.y());
      fear += distance < NEAR_MONSTER.length ? NEAR_MONSTER[distance] : 0;
    }
    return fear;
  }

  /** How many of so many steps it lives on if all monsters come straight at it. */
  private int survival(SensedWorld world, int steps) {
    CharacterEntity me = world.me(this);
    for (MonsterEntity monster : world.monsters()) {
      monster.move(me.x() - monster.x(), me.y() - monster.y());
    }
    int longest = 0;
    for (Move move : Move.legal(world, me.x(), me.y())) {
      me.move(move.dx(), move.dy());
      Step step = world.next();
      if (hasEscaped(step)) {
        return steps;
      }
      if (step.world().me(this).isInWorld()) {
        longest = Math.max(longest, steps == 1 ? 1 : 1 + survival(step.world(), steps - 1));
      }
      if (longest == steps) {
        return steps;
      }
    }
    return longest;
  }

  private boolean hasEscaped(Step step) {
    return step.events().stream()
        .anyMatch(e -> e.type() == Event.Type.CHARACTER_FOUND_EXIT && e.ends(this));
  }
}
