package blastlab.grader.sandbox;

import blastlab.remote.TimeBank;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Sees to it that nobody wins by working while it is not asked: what a process has worked beyond
 * the time of its decisions is taken from its time.
 *
 * <p>A process has one processor, so in its own time it can't work more than that. Some work is
 * Java's own, and free. To ask how much a process has worked costs some time, so that is done only
 * when there was enough time to work in.
 */
final class Idleness {
  private static final long WORTH_ASKING = Duration.ofMillis(200).toNanos();
  private static final long FREE = Duration.ofSeconds(1).toNanos();

  private final LongSupplier cpu;
  private final TimeBank time;
  private final long cpuAtStart;
  private long own;
  private long waiting;
  private long charged;
  private long since = System.nanoTime();

  Idleness(LongSupplier cpu, TimeBank time) {
    this.cpu = cpu;
    this.time = time;
    this.cpuAtStart = cpu.getAsLong();
  }

  /** A question is about to be sent. */
  void asked() {
    long now = System.nanoTime();
    waiting += now - since;
    if (waiting >= WORTH_ASKING) {
      waiting = 0;
      charge(cpu.getAsLong() - cpuAtStart - own - FREE);
    }
    since = now;
  }

  /** The answer has come, or the process has failed. */
  void answered() {
    long now = System.nanoTime();
    own += now - since;
    since = now;
  }

  private void charge(long beyond) {
    if (beyond > charged) {
      time.charge(beyond - charged);
      charged = beyond;
    }
  }
}
