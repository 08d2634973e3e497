package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.search.Move;
import blastlab.search.SafeCells;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/** How dangerous it gets for a bomber: none of its actions should leave it without a way out. */
final class Caution {
  private static final int DEAD = 1000;
  private static final int LOST = 500; // less what it can live on
  private static final int MAY_MEET_CHOPPER = 100;
  private static final int MAY_BE_TRAPPED = 50;
  private static final int CROWDED = 10;
  private static final int NEAR_CHOPPER = 5; // for each step that it gets away less far

  private static final int FEW_CELLS = 5;
  private static final int REACH = 6; // how near others are who could trap it
  private static final int FAR = 5; // who is that far from choppers need not think of them

  private final CharacterEntity me;
  private final SensedWorld alone; // nobody shields it from a blast
  private final boolean calm; // no blast will reach it where it is
  private final boolean hasChoppers;
  private final Distances toChopper;

  Caution(SensedWorld world, CharacterEntity me) {
    this.me = me;
    this.alone = world.withOnly(List.of(me));
    this.calm = DangerMap.of(world, me).isSafe(me.x(), me.y(), 0);
    this.hasChoppers = !world.monsters().isEmpty();
    this.toChopper = Distances.toNearest(world, world.monsters());
  }

  /** The risk of an action that leads to this world; 0 if there is none to speak of. */
  int risk(Action action, SensedWorld world) {
    CharacterEntity there = world.me(me);
    if (!there.isInWorld() || !action.appliedTo(alone, me).me(me).isInWorld()) {
      return DEAD;
    }
    SafeCells safe = SafeCells.of(world, there);
    List<Cell> cells = safe.cells();
    if (cells.isEmpty()) {
      DangerMap danger = DangerMap.of(world, there);
      return LOST - Math.min(REACH, danger.stepsUntilBlast(there.x(), there.y()));
    }
    int risk = cells.size() < FEW_CELLS ? CROWDED : 0;
    if (!calm || !action.bomb()) { // there is always danger after a bomb; else it makes haste
      risk += safe.stepsToStay(cells.get(0).x(), cells.get(0).y());
    }
    risk += canBeTrapped(world, there) ? MAY_BE_TRAPPED : 0;
    return hasChoppers ? risk + fear(there, safe) : risk;
  }

  /** Whether there is no way out if all who are near place bombs now. */
  private boolean canBeTrapped(SensedWorld world, CharacterEntity there) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    boolean anyNear = false;
    for (CharacterEntity other : copy.characters()) {
      if (!other.equals(me) && distance(there, other) <= REACH) {
        other.placeBomb();
        anyNear = true;
      }
    }
    if (!anyNear) {
      return false;
    }
    SensedWorld next = copy.next().world();
    return !next.me(me).isInWorld() || SafeCells.of(next, next.me(me)).count() == 0;
  }

  private static int distance(CharacterEntity one, CharacterEntity other) {
    return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
  }

  // ---- choppers: they move right after the players, from where they are now ----

  private int fear(CharacterEntity there, SafeCells safe) {
    int fear = toChopper.from(there.x(), there.y()) <= 1 ? MAY_MEET_CHOPPER : 0;
    int farthest = 0;
    for (Cell cell : safe.cells()) {
      int distance = Math.min(FAR, toChopper.from(cell));
      if (distance > farthest && isAhead(there, safe.plan(cell.x(), cell.y()))) {
        farthest = distance;
      }
      if (farthest == FAR) {
        return fear;
      }
    }
    return fear + NEAR_CHOPPER * (FAR - farthest);
  }

  /** Whether no chopper can be on the way when this plan comes by; one step is made already. */
  private boolean isAhead(CharacterEntity there, List<Move> plan) {
    Cell cell = new Cell(there.x(), there.y());
    for (int i = 0; i < plan.size(); i++) {
      cell = plan.get(i).from(cell);
      if (toChopper.from(cell) <= i + 2) {
        return false;
      }
    }
    return true;
  }
}
