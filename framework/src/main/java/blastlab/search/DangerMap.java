package blastlab.search;

import blastlab.world.BombEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.World;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Which cells burn in how many steps, from the bombs and explosions that there are now, by the
 * rules of the course game.
 *
 * <p>It is exact as long as no new bomb is placed and nobody stands in the way of a blast, or on a
 * bomb that goes off: that ends the blast earlier, and who counts on it might find that they have
 * gone. All else is as in the rules. Blasts go straight, the exit and other bombs hold them up,
 * also bombs that go off in the same step; so does a wall, which then burns, stands as long as it
 * burns, and has gone when the explosion goes; a cell that has burnt out is safe again until the
 * next blast. Monsters are not looked at.
 *
 * <pre>{@code
 * DangerMap danger = DangerMap.of(world);
 * danger.stepsUntilBlast(1, 2); // 3
 * danger.isDeadly(1, 2, 2); // false
 * danger.isDeadly(1, 2, 3); // true
 * }</pre>
 */
public final class DangerMap {
  /** The time of a cell that no bomb will hit. */
  public static final int NEVER = Integer.MAX_VALUE;

  private static final int[][] ARMS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final World world;
  private final Margin cells;
  private final Fires fires;

  private DangerMap(World world, int expectedFires) {
    this.world = world;
    this.cells = new Margin(world);
    this.fires = new Fires(cells.size, expectedFires);
  }

  /**
   * The danger from all bombs and explosions of a world.
   *
   * <pre>{@code
   * DangerMap.of(world).stepsUntilBlast(2, 2); // 3
   * }</pre>
   */
  public static DangerMap of(World world) {
    List<ExplosionEntity> explosions = world.explosions();
    BombEntity[] bombs = world.bombs().toArray(BombEntity[]::new);
    DangerMap map = new DangerMap(world, explosions.size() + 16 * bombs.length);
    for (ExplosionEntity explosion : explosions) {
      map.fires.add(map.cells.index(explosion.x(), explosion.y()), -1, explosion.timer());
    }
    if (bombs.length > 1) {
      Arrays.sort(bombs, Comparator.comparingInt(BombEntity::timer));
    }
    for (BombEntity bomb : bombs) {
      if (bomb.timer() != NEVER) {
        map.blast(bomb, bombs);
      }
    }
    return map;
  }

  /**
   * For how many steps more one can be on a cell before a bomb hits it: who is still there after so
   * many dies in the next one. {@link #NEVER} if no bomb will hit it.
   *
   * <pre>{@code
   * DangerMap.of(world).stepsUntilBlast(0, 2); // 3
   * DangerMap.of(world).stepsUntilBlast(5, 2) == DangerMap.NEVER; // true
   * }</pre>
   */
  public int stepsUntilBlast(int x, int y) {
    return fires.firstToCome(cells.index(x, y));
  }

  /**
   * Whether a cell burns after so many steps from now; 0 is now.
   *
   * <pre>{@code
   * DangerMap.of(world).isBurning(2, 2, 3); // false
   * DangerMap.of(world).isBurning(2, 2, 4); // true
   * DangerMap.of(world).isBurning(2, 2, 6); // false
   * }</pre>
   */
  public boolean isBurning(int x, int y, int steps) {
    return fires.isBurning(cells.index(x, y), steps);
  }

  /**
   * Whether one who is on a cell after so many steps from now is lost: because the cell burns then,
   * or because it is hit in the step after, before anybody moves.
   *
   * <pre>{@code
   * DangerMap.of(world).isDeadly(2, 2, 2); // false
   * DangerMap.of(world).isDeadly(2, 2, 3); // true
   * }</pre>
   */
  public boolean isDeadly(int x, int y, int steps) {
    return fires.isDeadly(cells.index(x, y), steps);
  }

  /**
   * Whether one can stay on a cell for good from so many steps on: nothing burns there any more.
   *
   * <pre>{@code
   * DangerMap.of(world).isSafe(4, 4, 0); // true
   * DangerMap.of(world).isSafe(2, 2, 0); // false
   * DangerMap.of(world).isSafe(2, 2, 6); // true
   * }</pre>
   */
  public boolean isSafe(int x, int y, int steps) {
    return fires.isSafe(cells.index(x, y), steps);
  }

  /**
   * How many steps it takes from a cell to the nearest one on which one can stay for good, waiting
   * included, on a way on which one does not burn; {@link Distances#UNREACHABLE} if it is too late.
   * {@link SafeCells} tells which cells these are and how to get there.
   *
   * <pre>{@code
   * DangerMap.of(world).stepsToSafety(2, 2); // 1
   * }</pre>
   */
  public int stepsToSafety(int x, int y) {
    return fires.isSafe(cells.index(x, y), 0) ? 0 : new Escape(this).firstSafe(x, y);
  }

  World world() {
    return world;
  }

  Fires fires() {
    return fires;
  }

  Margin cells() {
    return cells;
  }

  // ---- the blasts, in the order of their times ----

  private void blast(BombEntity bomb, BombEntity[] bombs) {
    if (hits(bomb.x(), bomb.y(), bomb.timer())) {
      return;
    }
    for (int[] arm : ARMS) {
      int x = bomb.x() + arm[0];
      int y = bomb.y() + arm[1];
      for (int i = 0; i < bomb.range() && cells.contains(x, y); i++) {
        if (world.exitAt(x, y)
            || isShielded(x, y, bomb.timer(), bombs)
            || hits(x, y, bomb.timer())) {
          break;
        }
        x += arm[0];
        y += arm[1];
      }
    }
  }

  /** A bomb holds blasts up as long as it is there, also in the step in which it goes off. */
  private static boolean isShielded(int x, int y, int timer, BombEntity[] bombs) {
    for (BombEntity bomb : bombs) {
      if (bomb.x() == x && bomb.y() == y && bomb.timer() >= timer) {
        return true;
      }
    }
    return false;
  }

  /** Sets a cell on fire; whether a wall stands there that ends the blast. */
  private boolean hits(int x, int y, int timer) {
    int cell = cells.index(x, y);
    boolean wall = world.wallAt(x, y) && !fires.hasGoneOut(cell, timer + 1);
    long last = 1L + timer + world.explosionDuration();
    fires.add(cell, timer, (int) Math.min(last, NEVER - 1L));
    return wall;
  }
}
