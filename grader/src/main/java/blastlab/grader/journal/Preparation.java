package blastlab.grader.journal;

import blastlab.grader.verdict.Verdict;
import java.util.Optional;

/**
 * What came of making a submission ready to play.
 *
 * @param refusal why it can't play, if it can't
 * @param agent the full name of its agent's class, if it can
 * @param message the reason, the compiler's messages, or nothing
 */
public record Preparation(Optional<Verdict> refusal, Optional<String> agent, String message) {
  /** It can play. */
  public static Preparation ready(String agent, String message) {
    return new Preparation(Optional.empty(), Optional.of(agent), message);
  }

  /** It can't. */
  public static Preparation refused(Verdict verdict, String message) {
    return new Preparation(Optional.of(verdict), Optional.empty(), message);
  }
}
