package blastlab.cli;

import blastlab.evaluate.Evaluation;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** A line on a terminal that tells how far the games are, drawn again and again. */
public final class ProgressBar implements Evaluation.Progress {
  private static final int WIDTH = 24;
  private static final double NANOS = 1e9;

  private final StatusLine status;
  private final long games;
  private final LongSupplier clock;
  private final long start;

  /**
   * A bar that is not drawn yet.
   *
   * @param visible whether to draw it at all
   * @param clock tells the time in nanoseconds
   */
  public ProgressBar(PrintWriter terminal, boolean visible, long games, LongSupplier clock) {
    this.status = new StatusLine(terminal, visible);
    this.games = games;
    this.clock = clock;
    this.start = clock.getAsLong();
  }

  @Override
  public void done(long count) {
    int full = (int) (WIDTH * count / games);
    String bar = "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "] ";
    status.show(
        bar
            + count(count)
            + String.format(Locale.ROOT, " %3d %%", 100 * count / games)
            + pace(count));
  }

  /** So many of all games are done, and there is more to say, in place of the bar. */
  public void done(long count, String more) {
    status.show(count(count) + pace(count) + "  " + more);
  }

  /** Empties the line and leaves it to others. */
  public void close() {
    status.close();
  }

  private String count(long count) {
    return count + "/" + games + " games";
  }

  private String pace(long count) {
    double rate = count * NANOS / Math.max(1, clock.getAsLong() - start);
    return count == 0
        ? ""
        : "  " + speed(rate) + " games/s  " + time((games - count) / rate) + " left";
  }

  private static String speed(double rate) {
    return String.format(Locale.ROOT, rate < 10 ? "%.1f" : "%.0f", rate);
  }

  private static String time(double seconds) {
    long whole = (long) Math.ceil(seconds);
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }
}
