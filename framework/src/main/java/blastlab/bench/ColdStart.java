package blastlab.bench;

import java.util.OptionalLong;

/**
 * How soon {@code next()} is fast in a Java that has just started, as it is for a student's agent.
 *
 * @param millisToMillion how many milliseconds after the first call a million calls a second were
 *     reached, over 5 ms; empty if they never were
 * @param callsInFirst100Millis how many calls there were in the first tenth of a second
 */
public record ColdStart(OptionalLong millisToMillion, long callsInFirst100Millis) {
  private static final long MILLI = 1_000_000;
  private static final long WINDOW = 5 * MILLI;
  private static final long TENTH = 100 * MILLI;
  private static final long PATIENCE = 2_000 * MILLI;
  private static final int BATCH = 10;

  /** Measures in this Java, in which nobody should have called {@code next()} before. */
  static ColdStart measure() {
    Workload work = BenchCase.ROLL_OUTS.workload();
    OptionalLong reached = OptionalLong.empty();
    long inTenth = 0;
    long start = System.nanoTime();
    long now = 0;
    while (now < TENTH || (reached.isEmpty() && now < PATIENCE)) {
      long from = now;
      long calls = 0;
      while (now - from < WINDOW) {
        work.nexts(BATCH);
        calls += BATCH;
        now = System.nanoTime() - start;
        inTenth += now <= TENTH ? BATCH : 0;
      }
      boolean million = calls * 1000 >= now - from; // a call a thousand nanoseconds
      if (million && reached.isEmpty()) {
        reached = OptionalLong.of(now / MILLI);
      }
    }
    return new ColdStart(reached, inTenth);
  }
}
