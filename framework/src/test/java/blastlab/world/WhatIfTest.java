package blastlab.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.Stage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Experiments with a sensed world: who would be gone, which bomb would go off, who could go. */
class WhatIfTest {
  private final SensedWorld world =
      SensedWorld.fromWorld(Stage.of("expl_range 1\n|a bM|\n| 9W |\n").world());

  @Test
  void allButSomeCanBeGone() {
    SensedWorld left = world.withOnly(List.of(world.cast().get(1)));

    assertThat(left.characters()).extracting(MovableEntity::name).containsExactly("b");
    assertThat(left.monsters()).isEmpty();
    assertThat(left.cast().get(0).isInWorld()).isFalse();
    assertThat(left.bombs()).hasSize(1);
    assertThat(world.characters()).hasSize(2);
    assertThat(world.monsters()).hasSize(1);
  }

  @Test
  void nobodyCanBeLeft() {
    SensedWorld left = world.withOnly(List.of());

    assertThat(left.characters()).isEmpty();
    assertThat(left.next().world().bombs()).hasSize(1);
    assertThat(world.nextCalls()).isEqualTo(1); // all that came from it counts
  }

  @Test
  void aBombCanGoOffAtOnce() {
    SensedWorld copy = SensedWorld.fromWorld(world);
    copy.setOff(1, 1);
    copy.setOff(0, 0); // where no bomb is

    assertThat(copy.next().world().explosionAt(2, 1)).isPresent();
    assertThat(world.next().world().explosions()).isEmpty();
    assertThatThrownBy(() -> copy.setOff(4, 0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void inTheCourseGameOnlyWallsAreInTheWay() {
    CharacterEntity a = world.cast().get(0);

    assertThat(world.hasDiagonals()).isTrue();
    assertThat(world.mustMove()).isFalse();
    assertThat(world.canEnter(a, 1, 1)).isTrue();
    assertThat(world.canEnter(a, 2, 0)).isTrue();
    assertThat(world.canEnter(a, 3, 0)).isTrue();
    assertThat(world.canEnter(a, 2, 1)).isFalse();
    assertThat(world.canEnter(a, -1, 0)).isFalse();
  }
}
