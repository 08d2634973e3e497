package blastlab.view.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaceTest {
  @Test
  void spacePausesAndGoesOn() {
    Pace pace = Pace.running(100);

    pace.press(' ');
    assertThat(pace.waits()).isTrue();
    assertThat(pace.describe()).isEqualTo("paused");

    pace.press(' ');
    assertThat(pace.waits()).isFalse();
    assertThat(pace.describe()).isEqualTo("100 ms a step");
  }

  @Test
  void singleStepsPauseARunningGame() {
    Pace pace = Pace.running(100);

    pace.press('s');
    assertThat(pace.takeStep()).isTrue();
    assertThat(pace.takeStep()).isFalse();
    assertThat(pace.waits()).isTrue();

    pace.press(Keys.RIGHT);
    assertThat(pace.takeStep()).isTrue();
    assertThat(pace.waits()).isTrue();
  }

  @Test
  void stepByStepAnyKeyIsAStepUntilTheGameIsToRun() {
    Pace pace = Pace.stepping(100);
    assertThat(pace.waits()).isTrue();

    for (int key : new int[] {' ', '\r', 'x', 's'}) {
      pace.press(key);
      assertThat(pace.takeStep()).isTrue();
      assertThat(pace.waits()).isTrue();
    }

    pace.press('r');
    assertThat(pace.waits()).isFalse();
  }

  @Test
  void otherKeysDoNothingToARunningGame() {
    Pace pace = Pace.running(100);

    pace.press('x');
    pace.press('\r');

    assertThat(pace.takeStep()).isFalse();
    assertThat(pace.waits()).isFalse();
    assertThat(pace.delay()).isEqualTo(100);
  }

  @Test
  void fasterDownToNoDelayAndSlowerAgain() {
    Pace pace = Pace.running(30);

    pace.press('+');
    assertThat(pace.delay()).isEqualTo(20);
    pace.press('=');
    assertThat(pace.delay()).isEqualTo(13);
    pace.press('+');
    assertThat(pace.delay()).isZero();
    pace.press('-');
    assertThat(pace.delay()).isEqualTo(10);
    pace.press('_');
    assertThat(pace.delay()).isEqualTo(15);
    for (int i = 0; i < 50; i++) {
      pace.press('-');
    }
    assertThat(pace.delay()).isEqualTo(5000);
  }
}
