package blastlab.world;

/**
 * A world to look at, experiment with and search through: a copy that shares nothing changeable
 * with where it came from, and in which characters and monsters are plain dummies.
 */
public final class SensedWorld extends World {
  private final Meter meter;

  SensedWorld(Board board, Meter meter) {
    super(board);
    this.meter = meter;
  }

  /** A copy of any world, real or sensed. */
  public static SensedWorld fromWorld(World world) {
    Meter meter = world instanceof SensedWorld sensed ? sensed.meter : new Meter();
    return new SensedWorld(world.board.copy(), meter);
  }

  /**
   * What comes next if everybody does as directed in this world, which itself stays as it is. Who
   * was given no new direction keeps the one it has.
   */
  public Step next() {
    meter.nextCalls++;
    return new Step(new SensedWorld(board.next(), meter));
  }

  /**
   * How often {@link #next} was called so far on the worlds that an agent was shown in this game,
   * and on all that came from them: what thinking has cost, whatever the computer. A search in
   * several threads may be counted short.
   */
  public long nextCalls() {
    return meter.nextCalls;
  }

  @Override
  Board shown() {
    return board;
  }
}
