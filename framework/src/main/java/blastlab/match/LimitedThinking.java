package blastlab.match;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeoutException;

/**
 * Runs student code in a thread of its own, and gives it up when its time is over. The thread is
 * kept for the next decision, since a new one each time would cost more than most decisions do.
 */
final class LimitedThinking implements Thinking {
  private final Duration limit;
  private Thinker thinker;

  LimitedThinking(Duration limit) {
    this.limit = limit;
  }

  @Override
  public synchronized Optional<Failure> run(Runnable code) {
    Thought thought = new Thought(code);
    while (thinker == null || !thinker.accept(thought)) { // an old one may have gone meanwhile
      thinker = Thinker.start();
    }
    if (thought.await(limit)) {
      return thought.thrown().map(thrown -> new Failure(Outcome.CRASHED, thrown));
    }
    return Optional.of(new Failure(Outcome.TIMED_OUT, giveUp()));
  }

  private Throwable giveUp() {
    String message = "no decision after " + limit.toMillis() + " ms; it was here:";
    Throwable timeout = new TimeoutException(message);
    timeout.setStackTrace(thinker.stackTrace());
    thinker.giveUp();
    thinker = null;
    return timeout;
  }
}
