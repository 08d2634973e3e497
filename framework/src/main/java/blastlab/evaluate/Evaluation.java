package blastlab.evaluate;

import blastlab.match.Thinking;
import blastlab.scenario.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** Every trial with every seed; the results are the same, however many games run at a time. */
public final class Evaluation {
  private static final long GLANCE_MILLIS = 100;

  private final List<Seed> seeds;
  private final List<Tally> tallies;
  private final List<Trial> trials;
  private final Duration limit;
  private final AtomicLong begun = new AtomicLong();
  private final AtomicLong done = new AtomicLong();

  /** Told now and then how far the games are. */
  @FunctionalInterface
  public interface Progress {
    /** So many of all games are done. */
    void done(long games);
  }

  /**
   * Games that are ready to be played.
   *
   * @param limit how long an agent may think about one decision
   */
  public Evaluation(List<Trial> trials, List<Seed> seeds, Duration limit) {
    this.trials = List.copyOf(trials);
    this.seeds = List.copyOf(seeds);
    this.tallies = trials.stream().map(trial -> new Tally(trial, seeds)).toList();
    this.limit = limit;
  }

  /** How many games there are in all. */
  public long games() {
    return (long) trials.size() * seeds.size();
  }

  /** Plays all games, so many at a time, and sums them up, a trial each. */
  public List<Summary> run(int jobs, Progress progress) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(jobs, Evaluation::thread);
    try {
      List<Future<?>> workers = new ArrayList<>();
      for (int i = 0; i < jobs; i++) {
        workers.add(pool.submit(this::work));
      }
      for (Future<?> worker : workers) {
        await(worker, progress);
      }
    } finally {
      begun.set(games()); // after a failure the others need not go on
      pool.shutdown();
    }
    return tallies.stream().map(Tally::summary).toList();
  }

  private void await(Future<?> worker, Progress progress) throws InterruptedException {
    while (true) {
      try {
        worker.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException e) {
        progress.done(done.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException("a game could not be played", e.getCause());
      }
    }
  }

  private void work() {
    Thinking thinking = Thinking.limited(limit);
    for (long game = begun.getAndIncrement(); game < games(); game = begun.getAndIncrement()) {
      int trial = (int) (game / seeds.size());
      int seed = (int) (game % seeds.size());
      tallies.get(trial).add(seed, trials.get(trial).play(seeds.get(seed), thinking));
      done.incrementAndGet();
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "game");
    thread.setDaemon(true);
    return thread;
  }
}
