package blastlab.evaluate;

/** Between which bounds a rate most likely is. */
public record Interval(double low, double high) {
  /** The quantile of the normal distribution for 95 %, two-sided. */
  private static final double Z = 1.959963984540054;

  /**
   * Wilson's score interval at 95 %: where the true win rate is, judging by these games. Unlike the
   * textbook's first interval it makes sense after few games, and after all or none were won.
   */
  public static Interval wilson(int wins, int games) {
    if (games < 1 || wins < 0 || wins > games) {
      throw new IllegalArgumentException(wins + " wins in " + games + " games");
    }
    double rate = (double) wins / games;
    double z2 = Z * Z / games;
    double middle = rate + z2 / 2;
    double reach = Math.sqrt(z2 * (rate * (1 - rate) + z2 / 4));
    double low = wins == 0 ? 0 : (middle - reach) / (1 + z2); // exactly, whatever the rounding
    double high = wins == games ? 1 : (middle + reach) / (1 + z2);
    return new Interval(low, high);
  }
}
