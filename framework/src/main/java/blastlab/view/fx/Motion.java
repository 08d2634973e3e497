package blastlab.view.fx;

import blastlab.view.board.Overlay;
import blastlab.view.board.Scene;
import blastlab.world.World;

/**
 * How the board gets from one world to the next. A new world cuts short what is still moving, so
 * that what is shown is never more than one step behind.
 */
final class Motion {
  private World from;
  private World to;
  private long start;
  private long nanos;
  private boolean moving;

  boolean isEmpty() {
    return to == null;
  }

  World world() {
    return to;
  }

  boolean isMoving() {
    return moving;
  }

  /** Moves on to a world in so many nanoseconds; with 0 it is there at once. */
  @SuppressWarnings("ReferenceEquality") // equal worlds may differ in what is to be seen
  void to(World world, long duration, long now) {
    if (world == to) {
      return; // it may be moving there already
    }
    moving = to != null && duration > 0;
    from = moving ? to : world;
    to = world;
    start = now;
    nanos = duration;
  }

  /** What is to be seen now. */
  Scene scene(Overlay overlay, long now) {
    double part = moving ? Math.min(1, Math.max(0, (double) (now - start) / nanos)) : 1;
    moving = part < 1;
    return moving ? Scene.between(from, to, part, overlay) : Scene.of(to, overlay);
  }
}
