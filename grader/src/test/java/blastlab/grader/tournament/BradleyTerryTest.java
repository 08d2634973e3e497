package blastlab.grader.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {
  @Test
  void equalsAreInTheMiddle() {
    for (Rating rating : ratings(new double[][] {{0, 5, 5}, {5, 0, 5}, {5, 5, 0}})) {
      assertThat(rating.points()).isCloseTo(1500, within(0.01));
    }
  }

  @Test
  void whoWinsTenOfElevenIsFourHundredPointsAhead() {
    Rating[] ratings = ratings(new double[][] {{0, 100_000}, {10_000, 0}});

    assertThat(ratings[0].points() - ratings[1].points()).isCloseTo(400, within(0.5));
  }

  @Test
  void theStrengthsMakeWhatHappenedMostLikely() {
    double[][] wins = {{0, 7, 2}, {3, 0, 6}, {8, 4, 0}};
    double[] p = new BradleyTerry(wins).strengths();

    for (int i = 0; i < p.length; i++) { // as many wins expected as there were
      double expected = p[i] / (p[i] + 1);
      double won = 0.5;
      for (int j = 0; j < p.length; j++) {
        won += wins[i][j];
        expected += (wins[i][j] + wins[j][i]) * p[i] / (p[i] + p[j]);
      }
      assertThat(expected).isCloseTo(won, within(1e-6));
    }
  }

  @Test
  void theIntervalIsThatOfTheBook() {
    Rating rating = ratings(new double[][] {{0, 4}, {4, 0}})[0];

    // information: [8/4 + 1/4, -8/4; -8/4, 8/4 + 1/4]; of the difference: 2 / (9/4 + 8/4)
    double error = Math.sqrt(2 / 4.25) / 2; // a rating is half of the difference from the mean
    assertThat(rating.high() - rating.points())
        .isCloseTo(1.959964 * 400 / Math.log(10) * error, within(0.01));
    assertThat(rating.points() - rating.low())
        .isCloseTo(rating.high() - rating.points(), within(1e-9));
  }

  @Test
  void moreGamesMakeTheIntervalsNarrower() {
    Rating few = ratings(new double[][] {{0, 3}, {2, 0}})[0];
    Rating many = ratings(new double[][] {{0, 300}, {200, 0}})[0];

    assertThat(many.high() - many.low()).isLessThan((few.high() - few.low()) / 2);
  }

  @Property(tries = 200)
  void whoWinsOneMoreIsRatedHigher(
      @ForAll @Size(9) List<@IntRange(min = 0, max = 20) Integer> results) {
    double[][] wins = new double[3][3];
    for (int i = 0; i < 9; i++) {
      wins[i / 3][i % 3] = i / 3 == i % 3 ? 0 : results.get(i);
    }
    double before = ratings(wins)[0].points();
    wins[0][1]++;

    Rating after = ratings(wins)[0];

    assertThat(after.points()).isGreaterThan(before);
    assertThat(after.low()).isFinite().isLessThan(after.points());
  }

  private static Rating[] ratings(double[][] wins) {
    return new BradleyTerry(wins).ratings();
  }
}
