package blastlab.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotedTest {
  @Test
  void quotesPlainText() {
    assertThat(Quoted.of("")).isEqualTo("''");
    assertThat(Quoted.of("max_time 5")).isEqualTo("'max_time 5'");
    assertThat(Quoted.of("gr\u00fcn")).isEqualTo("'gr\u00fcn'");
  }

  @Test
  void showsTheCodeOfWhatHasNoShape() {
    assertThat(Quoted.of("a\033[31m\t")).isEqualTo("'aU+001B[31mU+0009'");
    assertThat(Quoted.of("\u200f")).isEqualTo("'U+200F'");
  }

  @Test
  void cutsWhatIsLong() {
    assertThat(Quoted.of("x".repeat(40))).isEqualTo("'" + "x".repeat(40) + "'");
    assertThat(Quoted.of("x".repeat(41))).isEqualTo("'" + "x".repeat(40) + "...'");
  }
}
