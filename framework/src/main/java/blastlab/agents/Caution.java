package blastlab.agents;

import blastlab.search.DangerMap;
import blastlab.search.SafeCells;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import java.util.List;

/** How dangerous it gets for a bomber: none of its actions should leave it without a way out. */
final class Caution {
  private static final int DEAD = 1000;
  private static final int LOST = 500; // less what it can live on
  private static final int MAY_MEET_CHOPPER = 100;
  private static final int MAY_BE_TRAPPED = 50;
  private static final int CROWDED = 10;
  private static final int NEAR_CHOPPER = 1;

  private static final int FEW_CELLS = 3;
  private static final int REACH = 6; // how near others are who could trap it

  private final CharacterEntity me;
  private final List<MonsterEntity> choppers;

  Caution(SensedWorld world, CharacterEntity me) {
    this.me = me;
    this.choppers = world.monsters();
  }

  /** The risk in a world that an action has led to; 0 if there is none to speak of. */
  int risk(SensedWorld world) {
    CharacterEntity there = world.me(me);
    if (!there.isInWorld()) {
      return DEAD;
    }
    int safe = SafeCells.of(world, there).count();
    if (safe == 0) {
      DangerMap danger = DangerMap.of(world, there);
      return LOST - Math.min(REACH, danger.stepsUntilBlast(there.x(), there.y()));
    }
    int risk = safe < FEW_CELLS ? CROWDED : 0;
    return risk + (canBeTrapped(world, there) ? MAY_BE_TRAPPED : 0) + fear(there);
  }

  /** Whether there is no way out if all who are near place bombs now. */
  private boolean canBeTrapped(SensedWorld world, CharacterEntity there) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    boolean anyNear = false;
    for (CharacterEntity other : copy.characters()) {
      if (!other.equals(me) && distance(there, other.x(), other.y()) <= REACH) {
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

  /** Choppers move right after the players, so those where they are now count. */
  private int fear(CharacterEntity there) {
    int fear = 0;
    for (MonsterEntity chopper : choppers) {
      int distance = distance(there, chopper.x(), chopper.y());
      fear += distance <= 1 ? MAY_MEET_CHOPPER : distance == 2 ? NEAR_CHOPPER : 0;
    }
    return fear;
  }

  private static int distance(CharacterEntity from, int x, int y) {
    return Math.abs(from.x() - x) + Math.abs(from.y() - y);
  }
}
