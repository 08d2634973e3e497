package blastlab.search;

import blastlab.world.SensedWorld;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much an agent may think about one decision: so many {@code next()} calls, which is the same
 * on every computer, or so many milliseconds.
 */
public record Budget(long amount, Unit unit) {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,9})(ms)?");

  /** What a budget is counted in. */
  public enum Unit {
    /** Calls of {@link SensedWorld#next}. */
    NEXT_CALLS,
    /** Thousandths of a second. */
    MILLISECONDS
  }

  /** A budget of so many calls of {@link SensedWorld#next} a decision. */
  public static Budget ofNextCalls(long calls) {
    return new Budget(calls, Unit.NEXT_CALLS);
  }

  /** A budget of so many milliseconds a decision. */
  public static Budget ofMillis(long millis) {
    return new Budget(millis, Unit.MILLISECONDS);
  }

  /** The budget that users write as {@code 2000} (calls) or {@code 50ms}. */
  public static Budget parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new IllegalArgumentException(
          "'" + text + "', expected a number of next() calls such as 2000, or a time such as 50ms");
    }
    long amount = Long.parseLong(matcher.group(1));
    return matcher.group(2) == null ? ofNextCalls(amount) : ofMillis(amount);
  }

  /** Begins to count, for a decision about this world. */
  public Countdown start(SensedWorld world) {
    if (unit == Unit.NEXT_CALLS) {
      long last = world.nextCalls() + amount;
      return () -> world.nextCalls() >= last;
    }
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(amount);
    return () -> System.nanoTime() - end >= 0;
  }

  /** Tells when a budget is used up. */
  @FunctionalInterface
  public interface Countdown {
    /** Whether it is used up. */
    boolean isOver();
  }

  /** The budget as users write it. */
  @Override
  public String toString() {
    return unit == Unit.NEXT_CALLS ? String.valueOf(amount) : amount + "ms";
  }
}
