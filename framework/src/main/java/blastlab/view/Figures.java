package blastlab.view;

import java.util.Locale;

/** Numbers about effort as people like to read them: no more digits than mean something. */
public final class Figures {
  private Figures() {}

  /** A number of {@code next()} calls: 0, 75, 1,234. */
  public static String calls(long calls) {
    return String.format(Locale.ROOT, "%,d", calls);
  }

  /** A mean of such numbers: 0, 7.5, 1,234. */
  public static String calls(double mean) {
    boolean whole = mean >= 100 || mean == 0;
    return String.format(Locale.ROOT, whole ? "%,.0f" : "%.1f", mean);
  }

  /** A number of milliseconds: 0.01, 1.23, 45.6, 1,234. */
  public static String millis(double millis) {
    String format = millis < 10 ? "%.2f" : millis < 100 ? "%.1f" : "%,.0f";
    return String.format(Locale.ROOT, format, millis);
  }

  /** A part of a whole: 0.0 %, 66.7 %. */
  public static String percent(double part) {
    return decimal(100 * part) + " %";
  }

  /** Between which bounds a part of a whole is: 20.8-93.9 %. */
  public static String percents(double low, double high) {
    return decimal(100 * low) + "-" + percent(high);
  }

  /** A mean of points or steps: 12.3, -4732.3. */
  public static String decimal(double mean) {
    return String.format(Locale.ROOT, "%.1f", mean);
  }
}
