package blastlab.view.fx;

import java.util.Locale;

/**
 * How fast a game is shown.
 *
 * @param stepsPerSecond steps a second; infinitely many for as fast as it goes
 */
public record Speed(double stepsPerSecond) {
  /** As fast as it goes. */
  public static final Speed UNLIMITED = new Speed(Double.POSITIVE_INFINITY);

  /** What is comfortable to watch. */
  public static final Speed USUAL = new Speed(7);

  private static final double[] LADDER = {1, 2, 3, 5, 7, 10, 15, 30, 60, 120, 250, 500};
  private static final double NANOS = 1e9;

  /** The speed at which a step takes so many milliseconds. */
  public static Speed ofDelay(int millis) {
    return millis == 0 ? UNLIMITED : new Speed(1000.0 / millis);
  }

  /** The next higher one. */
  Speed faster() {
    for (double rung : LADDER) {
      if (rung > stepsPerSecond) {
        return new Speed(rung);
      }
    }
    return UNLIMITED;
  }

  /** The next lower one; the lowest stays as it is. */
  Speed slower() {
    for (int i = LADDER.length - 1; i >= 0; i--) {
      if (LADDER[i] < stepsPerSecond) {
        return new Speed(LADDER[i]);
      }
    }
    return this;
  }

  boolean isUnlimited() {
    return Double.isInfinite(stepsPerSecond);
  }

  /** How many nanoseconds a step is shown for. */
  long nanosPerStep() {
    return (long) (NANOS / stepsPerSecond);
  }

  @Override
  public String toString() {
    if (isUnlimited()) {
      return "as fast as it goes";
    }
    boolean whole = stepsPerSecond == Math.rint(stepsPerSecond);
    return String.format(Locale.ROOT, whole ? "%.0f steps/s" : "%.1f steps/s", stepsPerSecond);
  }
}
