package blastlab.search;

import blastlab.world.BombEntity;
import blastlab.world.CharacterEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.MovableEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of a world in which nobody is left, until its last fuse has burnt down. Whatever the
 * rules, what burns and when is seen by playing it on. Only those who are on bombs stay, and stand
 * still: in rooms a bomb shields its cell, but not who sits on it.
 *
 * <p>This is for games in which a blast comes after the moves, hits who is there then, and is over
 * in the next step.
 */
final class Future {
  private static final String COURSE = "course"; // where fires stay, and hit before the moves

  private final List<SensedWorld> worlds = new ArrayList<>(); // now, after one step, after two…

  Future(World world) {
    SensedWorld last = abandoned(SensedWorld.fromWorld(world));
    worlds.add(last);
    while (last.bombs().stream().anyMatch(bomb -> bomb.timer() != BombEntity.NO_FUSE)) {
      last = abandoned(last.next().world());
      worlds.add(last);
    }
  }

  private static SensedWorld abandoned(SensedWorld world) {
    List<CharacterEntity> sitting = new ArrayList<>();
    for (CharacterEntity character : world.characters()) {
      if (!world.mustMove() && world.bombAt(character.x(), character.y()).isPresent()) {
        sitting.add(character);
      }
    }
    SensedWorld left = world.withOnly(sitting);
    for (CharacterEntity character : left.characters()) {
      character.move(0, 0);
      character.cancelBomb();
    }
    return left;
  }

  /** Whether a world's danger is that of a future like this. */
  static boolean isFor(World world) {
    return !world.rules().equals(COURSE);
  }

  /** The world after so many steps; when all fuses have burnt down, nothing changes any more. */
  SensedWorld after(int steps) {
    return worlds.get(Math.min(steps, worlds.size() - 1));
  }

  /** All fires to come, deadly for who is there after the step that lights them. */
  Fires fires(Margin cells, List<ExplosionEntity> threats) {
    Fires fires = new Fires(cells.size, threats.size() + 16 * worlds.get(0).bombs().size());
    for (ExplosionEntity threat : threats) {
      int cell = cells.index(threat.x(), threat.y());
      if (!fires.isEverBurning(cell)) {
        fires.add(cell, 1, DangerMap.NEVER - 1);
      }
    }
    for (int steps = 1; steps < worlds.size(); steps++) {
      for (ExplosionEntity explosion : worlds.get(steps).explosions()) {
        int cell = cells.index(explosion.x(), explosion.y());
        if (fires.isSafe(cell, DangerMap.NEVER - 1)) { // else it is under threat all the time
          fires.add(cell, steps, steps);
        }
      }
    }
    return fires;
  }

  /** What bombs without a fuse could set on fire at some time, but for those of one's own. */
  List<ExplosionEntity> threats(MovableEntity entity) {
    List<ExplosionEntity> threats = new ArrayList<>();
    SensedWorld last = worlds.get(worlds.size() - 1);
    for (BombEntity bomb : last.bombs()) {
      if (!bomb.owners().contains(entity)) {
        threats.addAll(furthestBlast(last, bomb));
      }
    }
    return threats;
  }

  /** The blast of a bomb when all the others have gone off before it, and opened ways for it. */
  private static List<ExplosionEntity> furthestBlast(SensedWorld world, BombEntity bomb) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    for (BombEntity other : world.bombs()) {
      if (!other.equals(bomb)) {
        copy.setOff(other.x(), other.y());
      }
    }
    SensedWorld alone = copy.next().world();
    alone.setOff(bomb.x(), bomb.y());
    return alone.next().world().explosions();
  }
}
