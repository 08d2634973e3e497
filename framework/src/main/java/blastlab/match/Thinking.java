package blastlab.match;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

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
   * In a thread of its own that is given up when its time is over. Java has no way to end such a
   * thread: it may go on working until the program ends, but nobody listens to it any more.
   */
  static Thinking limited(Duration limit) {
    return code -> {
      FutureTask<Void> task = new FutureTask<>(code, null);
      Thread thread = new Thread(task, "agent");
      thread.setDaemon(true);
      thread.start();
      try {
        task.get(limit.toNanos(), TimeUnit.NANOSECONDS);
        return Optional.empty();
      } catch (ExecutionException e) {
        return Optional.of(new Failure(Outcome.CRASHED, e.getCause()));
      } catch (TimeoutException e) {
        thread.interrupt();
        return Optional.of(new Failure(Outcome.TIMED_OUT, tooLong(limit, thread.getStackTrace())));
      } catch (InterruptedException e) {
        thread.interrupt();
        Thread.currentThread().interrupt();
        return Optional.of(new Failure(Outcome.TIMED_OUT, e));
      }
    };
  }

  private static Throwable tooLong(Duration limit, StackTraceElement[] where) {
    Throwable timeout =
        new TimeoutException("no decision after " + limit.toMillis() + " ms; it was here:");
    timeout.setStackTrace(where);
    return timeout;
  }
}
