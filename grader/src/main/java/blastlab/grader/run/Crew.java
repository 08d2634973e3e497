package blastlab.grader.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Referees who share some tasks; when one fails, the others end what they are at and stop too. */
final class Crew {
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private volatile boolean stopped;

  /** Begins nothing more; may be called from any thread. */
  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /**
   * Does all tasks, so many at a time, in their order.
   *
   * @throws RuntimeException what kept a referee from going on, such as a full disk
   */
  <T> void work(int jobs, Collection<T> tasks, Consumer<T> task) throws InterruptedException {
    ConcurrentLinkedQueue<T> queue = new ConcurrentLinkedQueue<>(tasks);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.min(jobs, tasks.size()); i++) {
      Thread thread = new Thread(() -> work(queue, task), "referee " + (i + 1));
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    Throwable thrown = failure.get();
    if (thrown instanceof RuntimeException e) {
      throw e;
    } else if (thrown != null) {
      throw new IllegalStateException("a referee has failed", thrown);
    }
  }

  private <T> void work(ConcurrentLinkedQueue<T> queue, Consumer<T> task) {
    try {
      for (T next = queue.poll(); next != null && !stopped; next = queue.poll()) {
        task.accept(next);
      }
    } catch (Throwable e) { // all of it: the others must not wait for ever
      failure.compareAndSet(null, e);
      stop();
    }
  }
}
