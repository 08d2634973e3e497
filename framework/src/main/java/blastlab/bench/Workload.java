package blastlab.bench;

import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.SplittableRandom;

/** What one thread does to measure a case; it keeps what it makes, so that no work is left out. */
public final class Workload {
  /** How many steps a roll-out has, if the game is not over before. */
  public static final int ROLL_OUT = 30;

  private final SensedWorld start;
  private final Drive drive;
  private final SplittableRandom random = new SplittableRandom(1);
  private SensedWorld world;
  private SensedWorld copy;
  private int steps;
  private long events;

  Workload(SensedWorld start, Drive drive) {
    this.start = start;
    this.drive = drive;
    this.world = start;
  }

  /** Copies the start so many times, and returns the last copy. */
  SensedWorld copies(int times) {
    for (int i = 0; i < times; i++) {
      copy = copy();
    }
    return copy;
  }

  /** Calls {@code next()} so many times, and returns how many events there were up to now. */
  long nexts(int times) {
    for (int i = 0; i < times; i++) {
      next();
    }
    return events;
  }

  /** A copy of the start. */
  public SensedWorld copy() {
    return SensedWorld.fromWorld(start);
  }

  /**
   * Calls {@code next()} once, with what belongs to it: directing everybody and asking for events.
   *
   * @return the world that this came to
   */
  public SensedWorld next() {
    if (drive == Drive.STILL || steps == ROLL_OUT || world.ending().isPresent()) {
      restart();
    }
    step(drive);
    return world;
  }

  /**
   * Plays from the start to the end, with everybody moving at random.
   *
   * @return the world at the end
   */
  public SensedWorld playOut() {
    restart();
    while (world.ending().isEmpty()) {
      step(drive == Drive.STILL ? Drive.RANDOM : drive);
    }
    return world;
  }

  private void step(Drive how) {
    how.direct(world, random);
    Step step = world.next();
    events += step.events().size();
    world = step.world();
    steps++;
  }

  private void restart() {
    world = start;
    steps = 0;
  }
}
