package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpeedTest {
  @Test
  void goesFromOneStepASecondToAsFastAsItGoes() {
    Speed slowest = Speed.UNLIMITED;
    for (int i = 0; i < 20; i++) {
      slowest = slowest.slower();
    }
    Speed fastest = slowest;
    for (int i = 0; i < 20; i++) {
      fastest = fastest.faster();
    }

    assertThat(slowest).hasToString("1 steps/s");
    assertThat(fastest).hasToString("as fast as it goes").isEqualTo(Speed.UNLIMITED);
  }

  @Test
  void aDelayIsASpeed() {
    assertThat(Speed.ofDelay(150)).hasToString("6.7 steps/s");
    assertThat(Speed.ofDelay(150).faster()).hasToString("7 steps/s");
    assertThat(Speed.ofDelay(5000).nanosPerStep()).isEqualTo(5_000_000_000L);
    assertThat(Speed.ofDelay(0)).isEqualTo(Speed.UNLIMITED);
    assertThat(Speed.UNLIMITED.nanosPerStep()).isZero();
  }
}
