package blastlab;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.Event;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.List;

/** Steps of the real world that a sensed one must have foreseen. */
public final class Foresight {
  private Foresight() {}

  /** Moves a world one step on, and tells what happened. */
  public static List<Event> step(RealWorld world) {
    Step foreseen = SensedWorld.fromWorld(world).next();
    List<Event> events = world.step().events();
    assertThat(foreseen.world()).isEqualTo(world);
    assertThat(foreseen.world().scores()).isEqualTo(world.scores());
    assertThat(foreseen.events()).isEqualTo(events);
    return events;
  }
}
