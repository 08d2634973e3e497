package blastlab.match;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/** A piece of student code to be run by another thread, and what has become of it. */
final class Thought {
  private final Runnable code;
  private final Thread waiting = Thread.currentThread();
  private Throwable thrown;
  private volatile boolean done;

  Thought(Runnable code) {
    this.code = code;
  }

  /** Runs the code; {@link #finish} then says so. */
  void run() {
    try {
      code.run();
    } catch (Throwable t) { // whatever a student's code throws is that student's failure
      thrown = t;
    }
  }

  /** Wakes the one who waits. */
  void finish() {
    done = true;
    LockSupport.unpark(waiting);
  }

  /** Waits for the end of the code, and says whether it came in time. */
  boolean await(Duration limit) {
    long deadline = System.nanoTime() + limit.toNanos();
    while (!done) {
      long left = deadline - System.nanoTime();
      if (left <= 0 || Thread.currentThread().isInterrupted()) {
        return false;
      }
      LockSupport.parkNanos(this, left);
    }
    return true;
  }

  /** What the code threw, if it did; only once it has ended in time. */
  Optional<Throwable> thrown() {
    return Optional.ofNullable(thrown);
  }
}
