package blastlab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ColdStartTest {
  @Test
  void anotherJavaMeasuresHowItStarts() throws InterruptedException {
    ColdStart cold = FreshJava.measure().orElseThrow();

    assertThat(cold.callsInFirst100Millis()).isPositive();
  }

  @Test
  void readsWhatTheOtherHasPrinted() {
    assertThat(FreshJava.read("35 12345\n")).contains(new ColdStart(OptionalLong.of(35), 12345));
    assertThat(FreshJava.read("never 7\r\n")).contains(new ColdStart(OptionalLong.empty(), 7));
    assertThat(FreshJava.read("Error: no main class\n")).isEmpty();
    assertThat(FreshJava.read("")).isEmpty();
  }
}
