package blastlab.grader.tournament;

import java.util.Arrays;

/**
 * Ratings by the model of Bradley and Terry: of two players with strengths p and q the first wins
 * with probability p / (p + q). The most likely strengths are found by the iteration of Zermelo and
 * Ford (an MM algorithm); how sure they are is read from the information matrix.
 *
 * <p>Everybody has also drawn once with a player of strength 1, which keeps the strength of one who
 * has won, or lost, everything from running away.
 */
final class BradleyTerry {
  private static final int MOST_ROUNDS = 10_000;
  private static final double CLOSE = 1e-10;
  private static final double MIDDLE = 1500;
  private static final double SCALE = 400;
  private static final double Z = 1.959963984540054;

  private final double[][] wins;
  private final int players;

  /**
   * A model of some results.
   *
   * @param wins how often each player has beaten each other one, a draw counting half for both
   */
  BradleyTerry(double[][] wins) {
    this.wins = wins;
    this.players = wins.length;
  }

  /** The ratings in points as in chess, with an interval at 95 %; 1500 is their mean. */
  Rating[] ratings() {
    double[] strengths = strengths();
    double[] errors = errors(strengths);
    double middle = Arrays.stream(strengths).map(Math::log10).average().orElse(0);
    Rating[] ratings = new Rating[players];
    for (int i = 0; i < players; i++) {
      double points = MIDDLE + SCALE * (Math.log10(strengths[i]) - middle);
      double reach = Z * SCALE / Math.log(10) * errors[i];
      ratings[i] = new Rating(points, points - reach, points + reach);
    }
    return ratings;
  }

  double[] strengths() {
    double[] p = new double[players];
    Arrays.fill(p, 1);
    double change = 1;
    for (int round = 0; round < MOST_ROUNDS && change > CLOSE; round++) {
      double[] next = new double[players];
      change = 0;
      for (int i = 0; i < players; i++) {
        double won = 0.5;
        double expected = 1 / (p[i] + 1);
        for (int j = 0; j < players; j++) {
          won += wins[i][j];
          expected += games(i, j) / (p[i] + p[j]);
        }
        next[i] = won / expected;
        change = Math.max(change, Math.abs(Math.log(next[i] / p[i])));
      }
      p = next;
    }
    return p;
  }

  private double games(int i, int j) {
    return i == j ? 0 : wins[i][j] + wins[j][i];
  }

  /** The standard errors of the logarithms of the strengths, each against the mean of all. */
  private double[] errors(double[] p) {
    double[][] information = new double[players][players];
    for (int i = 0; i < players; i++) {
      information[i][i] = p[i] / ((p[i] + 1) * (p[i] + 1));
      for (int j = 0; j < players; j++) {
        double weight = games(i, j) * p[i] * p[j] / ((p[i] + p[j]) * (p[i] + p[j]));
        information[i][i] += weight;
        information[i][j] -= i == j ? 0 : weight;
      }
    }
    return againstTheMean(Cholesky.inverse(information));
  }

  private double[] againstTheMean(double[][] covariance) {
    double[] means = Arrays.stream(covariance).mapToDouble(BradleyTerry::mean).toArray();
    double mean = mean(means);
    double[] errors = new double[players];
    for (int i = 0; i < players; i++) {
      errors[i] = Math.sqrt(Math.max(0, covariance[i][i] - 2 * means[i] + mean));
    }
    return errors;
  }

  private static double mean(double[] numbers) {
    return Arrays.stream(numbers).average().orElse(0);
  }
}
