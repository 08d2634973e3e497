package blastlab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.search.Budget.Countdown;
import blastlab.testing.GameTest;
import blastlab.world.SensedWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long an agent may think. */
class BudgetTest {
  private final SensedWorld world = GameTest.onScenario("scenario1/variant1").world();

  @Test
  void callsOfNextAreCountedInAllWorldsThatCameFromTheFirst() {
    world.next();
    Countdown countdown = Budget.ofNextCalls(3).start(world);

    SensedWorld later = world.next().world().next().world();
    assertThat(countdown.isOver()).isFalse();
    SensedWorld.fromWorld(later).next();
    assertThat(countdown.isOver()).isTrue();
    assertThat(world.nextCalls()).isEqualTo(4);
  }

  @Test
  void aTimeIsOverWhenItHasPassed() {
    Countdown countdown = Budget.ofMillis(1).start(world);
    long end = System.nanoTime() + 1_000_000;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    assertThat(countdown.isOver()).isTrue();
    assertThat(Budget.ofMillis(100_000).start(world).isOver()).isFalse();
  }

  @Test
  void usersWriteACountOrATime() {
    assertThat(Budget.parse("2000")).isEqualTo(Budget.ofNextCalls(2000)).hasToString("2000");
    assertThat(Budget.parse("50ms")).isEqualTo(Budget.ofMillis(50)).hasToString("50ms");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "0ms", "-5", "5s", "ms", "1e3", "12345678901"})
  void allElseIsRefused(String text) {
    assertThatThrownBy(() -> Budget.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "'%s', expected a number of next() calls such as 2000, or a time such as 50ms", text);
  }
}
