package blastlab.match;

/**
 * What an agent's decisions have cost, in {@code next()} calls, which are the same on every
 * computer, and in time, which is not.
 *
 * <p>Only decisions that were made count: one that crashed or took too long is in none of these
 * numbers, as nobody knows what all of it would have cost.
 *
 * @param decisions how many there were
 * @param nextCalls how often {@code next()} was called, in all
 * @param mostNextCalls how often it was called for one decision at most
 * @param nanos how many nanoseconds all decisions took
 * @param slowestNanos how many the slowest took
 */
public record Effort(
    long decisions, long nextCalls, long mostNextCalls, long nanos, long slowestNanos) {
  /** No decision yet. */
  public static final Effort NONE = new Effort(0, 0, 0, 0, 0);

  private static final double NANOS_PER_MILLI = 1e6;

  /** What one decision has cost. */
  public static Effort of(Decision decision) {
    return new Effort(
        1, decision.nextCalls(), decision.nextCalls(), decision.nanos(), decision.nanos());
  }

  /** This and more decisions. */
  public Effort plus(Effort more) {
    return new Effort(
        decisions + more.decisions,
        nextCalls + more.nextCalls,
        Math.max(mostNextCalls, more.mostNextCalls),
        nanos + more.nanos,
        Math.max(slowestNanos, more.slowestNanos));
  }

  /** How often {@code next()} was called for a decision, on average; 0 if there was none. */
  public double nextCallsPerDecision() {
    return decisions == 0 ? 0 : (double) nextCalls / decisions;
  }

  /** How many milliseconds a decision took, on average; 0 if there was none. */
  public double millisPerDecision() {
    return decisions == 0 ? 0 : millis() / decisions;
  }

  /** How many milliseconds all decisions took. */
  public double millis() {
    return millis(nanos);
  }

  /** How many milliseconds the slowest decision took. */
  public double slowestMillis() {
    return millis(slowestNanos);
  }

  static double millis(long nanos) {
    return nanos / NANOS_PER_MILLI;
  }
}
