package blastlab.search;

import blastlab.world.BombEntity;
import blastlab.world.ExplosionEntity;
import blastlab.world.World;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The fires of the course game, straight from its rules: far faster than to play the world on, for
 * agents that want a danger map in every world of a search.
 */
final class CourseBlasts {
  private static final int[][] ARMS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final World world;
  private final Margin cells;
  private final Fires fires;

  private CourseBlasts(World world, Margin cells, Fires fires) {
    this.world = world;
    this.cells = cells;
    this.fires = fires;
  }

  /** All fires, the present ones first, then those to come in the order of their times. */
  static Fires of(World world, Margin cells) {
    List<ExplosionEntity> explosions = world.explosions();
    BombEntity[] bombs = world.bombs().toArray(BombEntity[]::new);
    Fires fires = new Fires(cells.size, explosions.size() + 16 * bombs.length);
    for (ExplosionEntity explosion : explosions) {
      fires.add(cells.index(explosion.x(), explosion.y()), -1, explosion.timer());
    }
    if (bombs.length > 1) {
      Arrays.sort(bombs, Comparator.comparingInt(BombEntity::timer));
    }
    CourseBlasts blasts = new CourseBlasts(world, cells, fires);
    for (BombEntity bomb : bombs) {
      if (bomb.timer() != DangerMap.NEVER) {
        blasts.blast(bomb, bombs);
      }
    }
    return fires;
  }

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
    fires.add(cell, timer, (int) Math.min(last, DangerMap.NEVER - 1L));
    return wall;
  }
}
