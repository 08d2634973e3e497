package blastlab.match;

import java.util.concurrent.TimeoutException;

/** A failure of student code: what it comes to, and what was thrown. */
public record Failure(Outcome outcome, Throwable cause) {

  /** What an exception says of itself; it is student code too, and may fail at that. */
  public static String describe(Throwable thrown) {
    try {
      String text = thrown instanceof TimeoutException ? thrown.getMessage() : thrown.toString();
      return String.valueOf(text);
    } catch (RuntimeException | Error e) {
      return thrown.getClass().getName()
          + " (whose own text fails: "
          + e.getClass().getName()
          + ")";
    }
  }
}
