package blastlab.grader.rubric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryTest {
  @ParameterizedTest
  @CsvSource({
    // points, share, partial, games reached of ten, points for it
    "10, 1.0, true,  10, 10.00",
    "10, 1.0, true,  9,  9.00",
    "10, 0.8, true,  8,  10.00",
    "10, 0.8, true,  10, 10.00",
    "10, 0.8, true,  4,  5.00",
    "10, 0.7, true,  5,  7.14",
    "10, 0.8, false, 7,  0.00",
    "10, 0.8, false, 8,  10.00",
    "10, 0.8, true,  0,  0.00",
    "0.05, 0.9, true, 1, 0.01",
    "0,  0.5, true,  5,  0.00",
  })
  void pointsFollowFromTheShareOfGames(
      String points, String share, boolean partial, int reached, String expected) {
    assertThat(entry(points, share, partial).pointsFor(reached)).isEqualTo(expected);
  }

  @Property
  void moreGamesNeverEarnFewerPoints(
      @ForAll @IntRange(min = 0, max = 9) int reached,
      @ForAll @IntRange(min = 1, max = 100) int percent,
      @ForAll boolean partial) {
    Entry entry = entry("7.77", String.valueOf(percent / 100.0), partial);

    assertThat(entry.pointsFor(reached + 1)).isGreaterThanOrEqualTo(entry.pointsFor(reached));
    assertThat(entry.pointsFor(reached)).isLessThanOrEqualTo(entry.pointsFor(10));
    assertThat(entry.pointsFor(10)).isEqualTo("7.77");
  }

  private static Entry entry(String points, String share, boolean partial) {
    String text =
        "{'title': 'T', 'entries': [{'scenario': 'scenario1/variant1', 'seeds': '1..10', 'goal':"
            + " 'escape', 'points': "
            + points
            + ", 'share': "
            + share
            + ", 'partial': "
            + partial
            + "}]}";
    return RubricFile.parse("r", text.replace('\'', '"'), Optional.empty()).entries().get(0);
  }
}
