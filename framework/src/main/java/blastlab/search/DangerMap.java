package blastlab.search;

import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.World;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;

/**
 * When which cells will be hit by the bombs that tick now, by the rules of the course game.
 *
 * <p>A blast goes straight, is held up by the exit, by other bombs and by the first wall, and may
 * be held up by whoever stands in its way. Since they may have gone by then, this map does not
 * count on them. Neither does it count on a wall that an earlier bomb opens, nor on the end of a
 * blast to come: a cell that will be hit is deadly from then on.
 */
public final class DangerMap {
  /** The time of a cell that no bomb will hit. */
  public static final int NEVER = Integer.MAX_VALUE;

  private static final List<Move> ARMS =
      Move.ALL.stream().filter(move -> Math.abs(move.dx()) + Math.abs(move.dy()) == 1).toList();

  private final World world;
  private final int[] blasts;

  private DangerMap(World world) {
    this.world = world;
    this.blasts = new int[world.width() * world.height()];
    Arrays.fill(blasts, NEVER);
  }

  /** The danger from all bombs of a world. */
  public static DangerMap of(World world) {
    DangerMap map = new DangerMap(world);
    world.bombs().stream()
        .sorted(Comparator.comparingInt(BombEntity::timer)) // so earlier ones have opened walls
        .forEach(map::add);
    return map;
  }

  /**
   * For how many steps more one can be on a cell: who is still there after so many dies in the next
   * one. {@link #NEVER} if no bomb will hit it.
   */
  public int stepsUntilBlast(int x, int y) {
    return blasts[y * world.width() + x];
  }

  /** Whether one who is on a cell after so many steps from now burns there. */
  public boolean isDeadly(int x, int y, int steps) {
    return stepsUntilBlast(x, y) <= steps
        || world.explosionAt(x, y).filter(fire -> fire.timer() >= steps).isPresent();
  }

  /**
   * How many steps it takes from a cell to the nearest one that no bomb will hit, on a way that can
   * be gone in time; {@link Distances#UNREACHABLE} if it is too late. Monsters are not looked at.
   */
  public int stepsToSafety(int x, int y) {
    int[] steps = new int[blasts.length];
    Arrays.fill(steps, Distances.UNREACHABLE);
    Queue<Cell> frontier = new ArrayDeque<>();
    frontier.add(new Cell(x, y));
    steps[index(x, y)] = 0;
    while (!frontier.isEmpty()) {
      Cell cell = frontier.remove();
      int time = steps[index(cell.x(), cell.y())];
      if (isDeadly(cell.x(), cell.y(), time)) {
        continue;
      }
      if (stepsUntilBlast(cell.x(), cell.y()) == NEVER) {
        return time;
      }
      for (Move move : Move.legal(world, cell.x(), cell.y())) {
        Cell next = move.from(cell);
        if (steps[index(next.x(), next.y())] == Distances.UNREACHABLE) {
          steps[index(next.x(), next.y())] = time + 1;
          frontier.add(next);
        }
      }
    }
    return Distances.UNREACHABLE;
  }

  private void add(BombEntity bomb) {
    hit(bomb.x(), bomb.y(), bomb.timer());
    for (Move arm : ARMS) {
      addArm(bomb, arm);
    }
  }

  private void addArm(BombEntity bomb, Move arm) {
    for (int i = 1; i <= bomb.range(); i++) {
      int x = bomb.x() + i * arm.dx();
      int y = bomb.y() + i * arm.dy();
      if (isOutside(x, y) || world.exitAt(x, y) || isShielding(x, y, bomb)) {
        return;
      }
      boolean stops = world.wallAt(x, y) && !isOpenBefore(x, y, bomb);
      hit(x, y, bomb.timer());
      if (stops) {
        return;
      }
    }
  }

  /** Another bomb holds a blast up unless it will be gone by then. */
  private boolean isShielding(int x, int y, BombEntity bomb) {
    return world.bombAt(x, y).filter(other -> other.timer() >= bomb.timer()).isPresent();
  }

  /** An explosion lasts a step at least, and the wall that it burns falls in the one after. */
  private boolean isOpenBefore(int x, int y, BombEntity bomb) {
    boolean burnt =
        world.explosionAt(x, y).filter(fire -> fire.timer() <= bomb.timer()).isPresent();
    return burnt || (long) stepsUntilBlast(x, y) + 2 <= bomb.timer();
  }

  private void hit(int x, int y, int timer) {
    blasts[index(x, y)] = Math.min(blasts[index(x, y)], timer);
  }

  private boolean isOutside(int x, int y) {
    return x < 0 || y < 0 || x >= world.width() || y >= world.height();
  }

  private int index(int x, int y) {
    return y * world.width() + x;
  }
}
