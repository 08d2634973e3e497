package blastlab.remote;

import blastlab.match.Failure;
import blastlab.match.Outcome;
import blastlab.match.Thinking;
import java.util.Optional;

/** An agent in another process has failed; its stack trace is the one from there, if any. */
public final class RemoteFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Outcome outcome;

  /** A failure without a stack trace. */
  public RemoteFailure(Outcome outcome, String message) {
    this(outcome, message, new StackTraceElement[0]);
  }

  RemoteFailure(Outcome outcome, String message, StackTraceElement[] trace) {
    super(message, null, false, true);
    this.outcome = outcome;
    setStackTrace(trace);
  }

  /** What it comes to in a game. */
  public Outcome outcome() {
    return outcome;
  }

  /** Runs a remote character in the thread of the game; its link sees to the time. */
  public static Thinking thinking() {
    return code -> {
      try {
        code.run();
        return Optional.empty();
      } catch (RemoteFailure failure) {
        return Optional.of(new Failure(failure.outcome(), failure));
      }
    };
  }
}
