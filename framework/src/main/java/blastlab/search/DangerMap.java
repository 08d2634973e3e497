package blastlab.search;

import blastlab.world.ExplosionEntity;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.List;
import java.util.Optional;

/**
 * Which cells burn in how many steps, from the bombs and explosions that there are now, in all
 * games.
 *
 * <p>It is exact as long as no new bomb is placed and nobody stands in the way of a blast, or on a
 * bomb that goes off: that may end the blast earlier, and who counts on it might find that they
 * have gone. All else is as in the rules of the game: what holds blasts up, which bombs set off
 * others, when walls fall. A cell that has burnt out is safe again until the next blast. Monsters
 * are not looked at.
 *
 * <p>In the course game a blast comes before the moves and stays for a while; in the others it
 * comes after the moves and is over at once. So {@link #isBurning} is what will be seen, and {@link
 * #isDeadly} is what counts: an agent that asks for this is right in every game.
 *
 * <p>A bomb without a fuse, as there are in rooms, waits for its owner. This map takes it for one
 * that does not go off; that of {@link #of(World, MovableEntity)} is on its guard.
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

  private final World world;
  private final Margin cells;
  private final Fires fires;
  private final Optional<Future> future; // where it was played on

  private DangerMap(World world, Margin cells, Fires fires, Optional<Future> future) {
    this.world = world;
    this.cells = cells;
    this.fires = fires;
    this.future = future;
  }

  /**
   * The danger from all bombs and explosions of a world.
   *
   * <pre>{@code
   * DangerMap.of(world).stepsUntilBlast(2, 2); // 3
   * }</pre>
   */
  public static DangerMap of(World world) {
    return Future.isFor(world) ? of(world, new Future(world), List.of()) : ofCourse(world);
  }

  /**
   * The danger for one of the characters. Bombs of others that have no fuse may go off in any step:
   * what they reach is deadly for ever from the next step on. Those of its own don't count.
   *
   * <pre>{@code
   * DangerMap.of(world, me).stepsUntilBlast(2, 2); // 3
   * }</pre>
   */
  public static DangerMap of(World world, MovableEntity entity) {
    if (!Future.isFor(world)) {
      return ofCourse(world);
    }
    Future future = new Future(world);
    return of(world, future, future.threats(entity));
  }

  private static DangerMap ofCourse(World world) {
    Margin cells = new Margin(world);
    return new DangerMap(world, cells, CourseBlasts.of(world, cells), Optional.empty());
  }

  private static DangerMap of(World world, Future future, List<ExplosionEntity> threats) {
    Margin cells = new Margin(world);
    return new DangerMap(world, cells, future.fires(cells, threats), Optional.of(future));
  }

  /**
   * For how many steps more one can be on a cell before a bomb hits it: who is still there after so
   * many is lost. On a bomb's own cell these are as many as its timer says. {@link #NEVER} if no
   * bomb will hit it.
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
    int cell = cells.index(x, y);
    if (future.isEmpty()) {
      return fires.isBurning(cell, steps);
    }
    return steps == 0 ? world.explosionAt(x, y).isPresent() : fires.isDeadly(cell, steps);
  }

  /**
   * Whether one who is on a cell after so many steps from now is lost: because the cell burns then,
   * or, in the course game, because it is hit in the step after, before anybody moves.
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
    return fires.isSafe(cells.index(x, y), 0) ? 0 : Visits.firstSafe(this, x, y);
  }

  /** What the map was made from, in games other than the course. */
  Optional<Future> future() {
    return future;
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
}
