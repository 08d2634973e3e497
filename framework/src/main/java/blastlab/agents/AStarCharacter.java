package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.search.Neighbourhood;
import blastlab.search.Path;
import blastlab.search.SafeCells;
import blastlab.search.StepCost;
import blastlab.world.Cell;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.List;

/**
 * The textbook's problem-solving agent: its goal is the exit, A* finds the cheapest way there, and
 * it goes that way.
 *
 * <p>A wall costs what it takes to bomb it open; a cell near a monster costs more than others, and
 * that is all it does about monsters. As the world changes, it plans anew in every step. It enters
 * no cell that is going to burn, and waits in a safe one instead. Where there is no exit, it only
 * keeps out of blasts.
 */
@Plays("course")
public final class AStarCharacter extends CharacterEntity {
  /** About as many steps as it takes to bomb a wall, get away, and come back. */
  private static final int WALL_COST = 15;

  private static final int[] MONSTER_COST = {30, 30, 10, 3}; // by distance

  @Override
  public void act(SensedWorld world) {
    Cell here = new Cell(x(), y());
    Path plan = plan(world, here);
    plan.cells().forEach(c -> setCellColor(c.x(), c.y(), CellColor.WHITE.on(CellColor.BLUE)));
    Cell next = plan.cells().isEmpty() ? here : plan.cells().get(0);
    DangerMap danger = DangerMap.of(world);
    if (!isSafe(danger, here) || !isSafe(danger, next)) {
      go(retreat(SafeCells.of(danger, x(), y())));
    } else if (!world.wallAt(next.x(), next.y())) {
      go(plan.firstMove());
    } else {
      go(Move.of(0, 0));
      if (canGetAwayFromBomb(world)) {
        placeBomb();
      }
    }
  }

  /** Formulates the problem, and solves it. */
  private static Path plan(SensedWorld world, Cell here) {
    Cell goal = world.exit().orElse(here);
    StepCost walking = StepCost.openingWalls(world, WALL_COST);
    List<MonsterEntity> monsters = world.monsters();
    StepCost careful =
        (x, y, move) -> {
          int cost = walking.of(x, y, move);
          return cost == StepCost.BLOCKED ? cost : cost + fear(monsters, new Cell(x, y));
        };
    return Path.aStar(world, here, goal, Neighbourhood.EIGHT, careful);
  }

  private static int fear(List<MonsterEntity> monsters, Cell cell) {
    int fear = 0;
    for (MonsterEntity monster : monsters) {
      Cell there = new Cell(monster.x(), monster.y());
      int distance = Neighbourhood.EIGHT.distance(cell, there);
      fear += distance < MONSTER_COST.length ? MONSTER_COST[distance] : 0;
    }
    return fear;
  }

  private static boolean isSafe(DangerMap danger, Cell cell) {
    return danger.isSafe(cell.x(), cell.y(), 0);
  }

  /** The first move to the nearest cell to stay on; that may be this one, or there may be none. */
  private static Move retreat(SafeCells safe) {
    return safe.cells().stream()
        .limit(1)
        .flatMap(cell -> safe.plan(cell.x(), cell.y()).stream())
        .findFirst()
        .orElse(Move.of(0, 0));
  }

  private boolean canGetAwayFromBomb(SensedWorld world) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    copy.me(this).move(0, 0);
    copy.me(this).placeBomb();
    SensedWorld next = copy.next().world();
    return DangerMap.of(next).stepsToSafety(x(), y()) != Distances.UNREACHABLE;
  }

  private void go(Move move) {
    move(move.dx(), move.dy());
  }
}
