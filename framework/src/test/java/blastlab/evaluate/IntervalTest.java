package blastlab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {
  @ParameterizedTest
  @CsvSource({
    "20, 20, 0.8389, 1",
    "0, 10, 0, 0.2775",
    "5, 10, 0.2366, 0.7634",
    "10, 10, 0.7225, 1",
    "1, 1, 0.2065, 1",
    "0, 1, 0, 0.7935",
    "90, 100, 0.8256, 0.9448",
    "500000, 1000000, 0.49902, 0.50098"
  })
  void wilsonHasTheKnownBounds(int wins, int games, double low, double high) {
    Interval interval = Interval.wilson(wins, games);

    assertThat(interval.low()).isCloseTo(low, within(5e-5));
    assertThat(interval.high()).isCloseTo(high, within(5e-5));
  }

  @Test
  void theEndsAreExact() {
    for (int games = 1; games <= 200; games++) {
      assertThat(Interval.wilson(0, games).low()).isZero();
      assertThat(Interval.wilson(games, games).high()).isEqualTo(1);
    }
  }

  @Test
  void refusesWhatCannotBe() {
    assertThatThrownBy(() -> Interval.wilson(0, 0)).hasMessage("0 wins in 0 games");
    assertThatThrownBy(() -> Interval.wilson(3, 2)).hasMessage("3 wins in 2 games");
  }
}
