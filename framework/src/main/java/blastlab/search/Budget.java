package blastlab.search;

import blastlab.world.SensedWorld;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much an agent may think about one decision: so many {@code next()} calls, which is the same
 * on every computer, or so many milliseconds.
 *
 * <pre>{@code
 * Budget budget = Budget.ofNextCalls(100);
 * Budget.Countdown countdown = budget.start(world);
 * while (!countdown.isOver()) {
 *   world.next();
 * }
 * world.nextCalls(); // 100
 * }</pre>
 */
public record Budget(long amount, Unit unit) {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,9})(ms)?");

  /**
   * What a budget is counted in.
   *
   * <pre>{@code
   * Budget.parse("2000").unit(); // NEXT_CALLS
   * Budget.parse("50ms").unit(); // MILLISECONDS
   * }</pre>
   */
  public enum Unit {
    /** Calls of {@link SensedWorld#next}. */
    NEXT_CALLS,
    /** Thousandths of a second. */
    MILLISECONDS
  }

  /**
   * A budget of so many calls of {@link SensedWorld#next} a decision.
   *
   * <pre>{@code
   * Budget.ofNextCalls(2000).amount(); // 2000
   * }</pre>
   */
  public static Budget ofNextCalls(long calls) {
    return new Budget(calls, Unit.NEXT_CALLS);
  }

  /**
   * A budget of so many milliseconds a decision.
   *
   * <pre>{@code
   * Budget.ofMillis(50).amount(); // 50
   * }</pre>
   */
  public static Budget ofMillis(long millis) {
    return new Budget(millis, Unit.MILLISECONDS);
  }

  /**
   * The budget that users write as {@code 2000} (calls) or {@code 50ms}.
   *
   * <pre>{@code
   * Budget.parse("50ms").equals(Budget.ofMillis(50)); // true
   * }</pre>
   */
  public static Budget parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches() || Long.parseLong(matcher.group(1)) == 0) {
      throw new IllegalArgumentException(
          "'" + text + "', expected a number of next() calls such as 2000, or a time such as 50ms");
    }
    long amount = Long.parseLong(matcher.group(1));
    return matcher.group(2) == null ? ofNextCalls(amount) : ofMillis(amount);
  }

  /**
   * Begins to count, for a decision about this world.
   *
   * <pre>{@code
   * Budget.ofNextCalls(2).start(world).isOver(); // false
   * }</pre>
   */
  public Countdown start(SensedWorld world) {
    if (unit == Unit.NEXT_CALLS) {
      long last = world.nextCalls() + amount;
      return () -> world.nextCalls() >= last;
    }
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(amount);
    return () -> System.nanoTime() - end >= 0;
  }

  /**
   * Tells when a budget is used up.
   *
   * <pre>{@code
   * Budget.Countdown countdown = Budget.ofNextCalls(1).start(world);
   * world.next();
   * countdown.isOver(); // true
   * }</pre>
   */
  @FunctionalInterface
  public interface Countdown {
    /**
     * Whether it is used up.
     *
     * <pre>{@code
     * Budget.ofMillis(60_000).start(world).isOver(); // false
     * }</pre>
     */
    boolean isOver();
  }

  /**
   * The budget as users write it.
   *
   * <pre>{@code
   * Budget.ofMillis(50).toString(); // 50ms
   * }</pre>
   */
  @Override
  public String toString() {
    return unit == Unit.NEXT_CALLS ? String.valueOf(amount) : amount + "ms";
  }
}
