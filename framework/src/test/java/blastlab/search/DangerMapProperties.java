package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.ExplosionEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a danger map says about a world with nobody in it is what happens. */
class DangerMapProperties {
  private static final int STEPS = 18; // all bombs have blasted by then, and all has burnt out

  @Provide
  Arbitrary<SensedWorld> deserted() {
    return RandomWorlds.deserted();
  }

  @Property(tries = 500)
  void cellsBurnWhenItSaysSo(@ForAll("deserted") SensedWorld world) {
    DangerMap danger = DangerMap.of(world);
    List<SensedWorld> future = future(world);
    for (int steps = 0; steps < STEPS; steps++) {
      for (int x = 0; x < world.width(); x++) {
        for (int y = 0; y < world.height(); y++) {
          boolean burns = burns(future.get(steps), x, y);
          boolean burnsNext = burns(future.get(steps + 1), x, y);
          String where = "(%d,%d) after %d steps of%n%s".formatted(x, y, steps, world);
          assertThat(danger.isBurning(x, y, steps)).as(where).isEqualTo(burns);
          assertThat(danger.isDeadly(x, y, steps)).as(where).isEqualTo(burns || burnsNext);
        }
      }
    }
  }

  @Property(tries = 300)
  void itKnowsTheNextBlastAndTheLastFire(@ForAll("deserted") SensedWorld world) {
    DangerMap danger = DangerMap.of(world);
    List<SensedWorld> future = future(world);
    for (int x = 0; x < world.width(); x++) {
      for (int y = 0; y < world.height(); y++) {
        int blast = DangerMap.NEVER;
        int lastFire = -1;
        for (int steps = STEPS; steps >= 0; steps--) {
          Optional<ExplosionEntity> fire = future.get(steps).explosionAt(x, y);
          boolean isNew =
              fire.filter(f -> f.timer() == world.explosionDuration()).isPresent() && steps > 0;
          blast = isNew ? steps - 1 : blast;
          lastFire = Math.max(lastFire, fire.isPresent() ? steps : -1);
        }
        assertThat(danger.stepsUntilBlast(x, y)).isEqualTo(blast);
        assertThat(danger.isSafe(x, y, lastFire + 1)).isTrue();
        assertThat(lastFire >= 0 && danger.isSafe(x, y, lastFire)).isFalse();
      }
    }
  }

  private static boolean burns(SensedWorld world, int x, int y) {
    return world.explosionAt(x, y).isPresent();
  }

  private static List<SensedWorld> future(SensedWorld world) {
    List<SensedWorld> future = new ArrayList<>(List.of(world));
    for (int steps = 0; steps <= STEPS; steps++) {
      future.add(future.get(steps).next().world());
    }
    return future;
  }
}
