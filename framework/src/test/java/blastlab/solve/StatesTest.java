package blastlab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StatesTest {
  private static final int MANY = 40_000; // more than a chunk, and than the first tables

  private final States states = new States(2);

  @Test
  void eachStateIsThereOnceUnderItsNumber() {
    for (int i = 0; i < MANY; i++) {
      assertThat(states.add(state(i), i, 5)).isEqualTo(i);
    }
    long[] copy = new long[2];
    for (int i = 0; i < MANY; i++) {
      assertThat(states.add(state(i), -i, 5)).isEqualTo(States.KNOWN);
      states.copyTo(i, copy);
      assertThat(copy).isEqualTo(state(i));
      assertThat(states.origin(i)).isEqualTo(i);
    }
    assertThat(states.count()).isEqualTo(MANY);
  }

  @Test
  void aShorterWayReplacesALongerOne() {
    states.add(state(1), 10, 5);

    assertThat(states.add(state(1), 20, 4)).isZero();
    assertThat(states.origin(0)).isEqualTo(20);
    assertThat(states.depth(0)).isEqualTo(4);
    assertThat(states.add(state(1), 30, 6)).isEqualTo(States.KNOWN);
    assertThat(states.origin(0)).isEqualTo(20);
    assertThat(states.count()).isEqualTo(1);
  }

  private static long[] state(int number) {
    return new long[] {number % 7, number / 7};
  }
}
