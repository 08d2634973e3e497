package blastlab.grader.results;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradesCsvTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Ada           | Ada",
        "Lovelace, Ada | \"Lovelace, Ada\"",
        "the \"great\" | \"the \"\"great\"\"\"",
        "=1+1          | '=1+1",
        "+1            | '+1",
        "-1            | '-1",
        "@SUM(A1)      | '@SUM(A1)",
        "=A,B          | \"'=A,B\"",
        "` x`          | \" x\"",
        "1-1           | 1-1",
        "Bö            | Bö",
      })
  void aCellIsATextAndNeverAFormula(String text, String cell) {
    assertThat(GradesCsv.cell(text)).isEqualTo(cell);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {"`a\nb`,`\"a\nb\"`", "`\t=1`,`\"'\t=1\"`", "`\n=1`,`\"'\n=1\"`"})
  void lineBreaksAndTabsAreInQuotes(String text, String cell) {
    assertThat(GradesCsv.cell(text)).isEqualTo(cell);
  }
}
