package blastlab.world;

import java.util.Optional;

/** Laws under which nothing happens, for boards that a test changes by hand. */
final class FreeLaws implements Laws {
  @Override
  public String name() {
    return "free";
  }

  @Override
  public void step(Board board) {
    board.passTime();
  }

  @Override
  public Optional<Ending> ending(Board board) {
    return Optional.empty();
  }

  @Override
  public Goal goal(Board board) {
    return Goal.SURVIVE;
  }

  @Override
  public int traits() {
    return 2;
  }
}
