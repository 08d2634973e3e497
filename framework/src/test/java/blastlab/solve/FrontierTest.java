package blastlab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrontierTest {
  private final Frontier frontier = new Frontier();

  @Test
  void theLeastComesFirstAndTheNewestOfThose() {
    frontier.add(1, 7);
    frontier.add(2, 5);
    frontier.add(3, 5);

    assertThat(frontier.take()).isEqualTo(3);
    frontier.add(4, 4);
    assertThat(frontier.take()).isEqualTo(4);
    assertThat(frontier.take()).isEqualTo(2);
    assertThat(frontier.take()).isEqualTo(1);
    assertThat(frontier.take()).isEqualTo(Frontier.EMPTY);
  }

  @Test
  void itHoldsMany() {
    for (int state = 0; state < 1000; state++) {
      frontier.add(state, 3);
    }

    for (int state = 999; state >= 0; state--) {
      assertThat(frontier.take()).isEqualTo(state);
    }
    assertThat(frontier.take()).isEqualTo(Frontier.EMPTY);
  }
}
