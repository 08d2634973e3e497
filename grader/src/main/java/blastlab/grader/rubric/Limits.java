package blastlab.grader.rubric;

import java.util.Optional;

/**
 * What a submission may use.
 *
 * @param decisionMillis how long one decision may take; what goes beyond it is taken from the bank
 * @param bankMillis how much extra time there is for all decisions of a game together, so that one
 *     pause for a garbage collection costs nobody a mark
 * @param gameMillis how long all decisions of a game may take together
 * @param memoryMb how many megabytes its objects may take
 * @param outputKb how many kilobytes of what it prints in a game are kept
 * @param nextCalls how often it may call {@code next()} for a decision; empty for any number
 */
public record Limits(
    int decisionMillis,
    int bankMillis,
    int gameMillis,
    int memoryMb,
    int outputKb,
    Optional<Integer> nextCalls) {
  /** What holds where a rubric says nothing. */
  public static final Limits STANDARD = new Limits(1000, 5000, 60_000, 512, 16, Optional.empty());
}
