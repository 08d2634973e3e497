package blastlab.replay;

import blastlab.match.Failure;
import blastlab.match.Outcome;

/**
 * That a character's code failed.
 *
 * @param name the character's
 * @param outcome how it failed
 * @param message what was said about it
 */
public record Failing(String name, Outcome outcome, String message) {
  private static final int LONGEST_MESSAGE = 1000;

  /** The failure of a character's code; of what it says of itself the beginning is kept. */
  static Failing of(String name, Outcome outcome, Throwable failure) {
    String message = Failure.describe(failure);
    return new Failing(
        name, outcome, message.substring(0, Math.min(LONGEST_MESSAGE, message.length())));
  }
}
