package blastlab.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
  @Test
  void callsAreWhole() {
    assertThat(Figures.calls(0)).isEqualTo("0");
    assertThat(Figures.calls(1_234_567)).isEqualTo("1,234,567");
  }

  @ParameterizedTest
  @CsvSource({"0.0, 0", "0.25, 0.3", "7.0, 7.0", "99.94, 99.9", "100.4, 100", "1234.5, '1,235'"})
  void meansOfCallsHaveADecimalWhileItMatters(double mean, String text) {
    assertThat(Figures.calls(mean)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"0.0, 0.00", "0.004, 0.00", "5.236, 5.24", "12.34, 12.3", "1234, '1,234'"})
  void millisHaveThreeDigitsOrSo(double millis, String text) {
    assertThat(Figures.millis(millis)).isEqualTo(text);
  }
}
