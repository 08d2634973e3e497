package blastlab.grader.sandbox;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * What a submission may use.
 *
 * @param decision how long a decision may take
 * @param bank how much longer all decisions of a game together may take than that
 * @param game how long all decisions of a game may take
 * @param start how long an agent may take to be made
 * @param memoryMb how many megabytes its objects may take
 * @param outputBytes how much of what it prints in a game is kept
 * @param threads how many threads and processes it may have beside Java's own
 * @param nextCalls how many {@code next()} calls it may make for a decision, by what it says itself
 */
public record Allowance(
    Duration decision,
    Duration bank,
    Duration game,
    Duration start,
    int memoryMb,
    int outputBytes,
    int threads,
    OptionalLong nextCalls) {
  /** What is enough for nearly everybody. */
  public static final Allowance USUAL =
      new Allowance(
          Duration.ofSeconds(1),
          Duration.ofSeconds(5),
          Duration.ofMinutes(1),
          Duration.ofSeconds(10),
          512,
          1 << 16,
          64,
          OptionalLong.empty());
}
