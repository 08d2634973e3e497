package blastlab.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import blastlab.scenario.Seed;
import blastlab.text.InputException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7           | 7
          1..4        | 1 2 3 4
          5..5        | 5
          1,5,9       | 1 5 9
          1..3,42     | 1 2 3 42
          -3..3       | -3 -2 -1 0 1 2 3
          -3..-2      | -3 -2
          9,1..2      | 9 1 2
          1..3,2..4   | 1 2 3 4
          1, 2        | 1 2
          007         | 7
          18446744073709551616 | 18446744073709551616
          """)
  void reads(String text, String seeds) {
    assertThat(Seeds.parse(text).stream().map(Seed::toString).collect(Collectors.joining(" ")))
        .isEqualTo(seeds);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''       | a seed is missing
          1,       | a seed is missing
          ,        | a seed is missing
          1,,2     | a seed is missing
          5..1     | '5..1' runs backwards
          1,9..-9  | '9..-9' runs backwards
          abc      | 'abc' is no seed
          1..      | '1..' is no seed
          ..5      | '..5' is no seed
          1...5    | '1...5' is no seed
          1..2..3  | '1..2..3' is no seed
          1-5      | '1-5' is no seed
          1.5      | '1.5' is no seed
          1e3      | '1e3' is no seed
          0x10     | '0x10' is no seed
          --1      | '--1' is no seed
          1;2      | '1;2' is no seed
          """)
  void refuses(String text, String problem) {
    assertThatThrownBy(() -> Seeds.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "seeds '" + text + "': " + problem + ", expected seeds such as 1..100, 7 or 1..10,42");
  }

  @ParameterizedTest
  @CsvSource({"1..1000001", "0..99999999999999999999", "'1..999999,-5..0'"})
  void refusesTooMany(String text) {
    assertThatThrownBy(() -> Seeds.parse(text))
        .isInstanceOf(InputException.class)
        .hasMessage("seeds '" + text + "': too many, expected at most 1000000 in all");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7           | 7
          1,2,3       | 1..3
          -1,0,5,4    | -1..0,5,4
          1..3,7..9   | 1..3,7..9
          """)
  void writesRangesForSeedsInARow(String seeds, String text) {
    assertThat(Seeds.format(Seeds.parse(seeds))).isEqualTo(text);
  }

  @Test
  void takesAMillion() {
    assertThat(Seeds.parse("1..1000000")).hasSize(1_000_000);
  }
}
