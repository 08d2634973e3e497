package blastlab.world;

import java.util.List;

/** What {@link SensedWorld#next} found: the world one step later, and what happened on the way. */
public final class Step {
  private final SensedWorld world;

  Step(SensedWorld world) {
    this.world = world;
  }

  /** The world one step later. */
  public SensedWorld world() {
    return world;
  }

  /** What happened in this step, in the order in which it happened; made when asked for. */
  public List<Event> events() {
    return Views.events(world.board, world.board);
  }
}
