package blastlab.match;

import java.time.Duration;
import java.util.Optional;

/** How student code is run while it decides. */
@FunctionalInterface
public interface Thinking {
  /** Runs code and tells how it failed, if it did. */
  Optional<Failure> run(Runnable code);

  /** In the thread of the game, for as long as it takes: the way to use a debugger. */
  static Thinking unlimited() {
    return code -> {
      try {
        code.run();
        return Optional.empty();
      } catch (Throwable thrown) { // whatever a student's code throws is that student's failure
        return Optional.of(new Failure(Outcome.CRASHED, thrown));
      }
    };
  }

  /**
   * In a thread of its own that is given up when its time is over: nobody listens to it any more.
   * For one game at a time.
   */
  static Thinking limited(Duration limit) {
    return new LimitedThinking(limit);
  }
}
