package blastlab.world;

/**
 * A world to look at, experiment with and search through: a copy that shares nothing changeable
 * with where it came from, and in which characters and monsters are plain dummies.
 */
public final class SensedWorld extends World {
  SensedWorld(Board board) {
    super(board);
  }

  /** A copy of any world, real or sensed. */
  public static SensedWorld fromWorld(World world) {
    return new SensedWorld(world.board.copy());
  }

  /**
   * What comes next if everybody does as directed in this world, which itself stays as it is. Who
   * was given no new direction keeps the one it has.
   */
  public Step next() {
    Board next = board.copy();
    next.step();
    return new Step(new SensedWorld(next));
  }

  @Override
  Board shown() {
    return board;
  }
}
