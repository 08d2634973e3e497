package blastlab.match;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/** A thread that runs one thought after another, and ends when none has come for a while. */
final class Thinker {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(1);
  private static final Thought GONE = new Thought(() -> {});

  /** What to run now: null if there is nothing, {@link #GONE} if nothing will be run any more. */
  private final AtomicReference<Thought> current = new AtomicReference<>();

  private final Thread thread = new Thread(this::loop, "agent");
  private volatile boolean givenUp;

  private Thinker() {}

  static Thinker start() {
    Thinker thinker = new Thinker();
    thinker.thread.setDaemon(true);
    thinker.thread.start();
    return thinker;
  }

  /** Takes a thought to be run at once, unless this thinker has gone. */
  boolean accept(Thought thought) {
    boolean accepted = current.compareAndSet(null, thought);
    LockSupport.unpark(thread);
    return accepted;
  }

  StackTraceElement[] stackTrace() {
    return thread.getStackTrace();
  }

  /**
   * Asks the code that is running to end. It may not listen, and Java has no good way to end it: it
   * then goes on until the program ends, but nobody waits for it any more.
   */
  void giveUp() {
    givenUp = true;
    thread.interrupt();
  }

  private void loop() {
    while (!givenUp) {
      Thought thought = current.get();
      if (thought != null) {
        thought.run();
        current.set(null); // before finish(), after which the next one may come
        thought.finish();
      } else if (!waitForThought()) {
        return;
      }
    }
  }

  private boolean waitForThought() {
    Thread.interrupted(); // students may have interrupted themselves, and then nothing waits
    long start = System.nanoTime();
    LockSupport.parkNanos(this, PATIENCE);
    boolean patient = System.nanoTime() - start < PATIENCE;
    return patient || !current.compareAndSet(null, GONE);
  }
}
