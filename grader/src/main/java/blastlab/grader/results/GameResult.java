package blastlab.grader.results;

import blastlab.evaluate.Round;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import java.util.Optional;

/**
 * How one game went for a submission.
 *
 * @param round the seed, and how many seats further on than in the line-up everybody sat; the
 *     submission is the first of the line-up
 * @param verdict how it ended for the submission
 * @param reached whether the goal of its entry was reached
 * @param score the submission's score at the end
 * @param steps how many steps the game had
 * @param message why the submission's code failed: an exception with its stack trace, of several
 *     lines; empty where it did not fail
 * @param replay the replay's file, relative to the folder of all results; always there, but for
 *     games that could not begin
 * @param log the file with what the submission printed in this game, relative to the folder of all
 *     results; empty where it printed nothing
 * @param effort what its decisions have cost; the times in it, and nothing else here, differ from
 *     run to run, so it goes into times.json only
 */
public record GameResult(
    Round round,
    Verdict verdict,
    boolean reached,
    int score,
    int steps,
    String message,
    Optional<String> replay,
    Optional<String> log,
    Effort effort) {
  /** The same with the file of what was printed, if something was. */
  public GameResult withLog(Optional<String> file) {
    return new GameResult(round, verdict, reached, score, steps, message, replay, file, effort);
  }

  /** The same with the replay's file. */
  public GameResult withReplay(String file) {
    return new GameResult(
        round, verdict, reached, score, steps, message, Optional.of(file), log, effort);
  }
}
