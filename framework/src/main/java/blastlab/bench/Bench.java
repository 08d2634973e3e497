package blastlab.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/** Measures cases quickly, in short rounds of which the best counts: the machine may be busy. */
public final class Bench {
  /** How many calls pass between two looks at the clock. */
  private static final int BATCH = 200;

  /** How many times the planned rounds there may be while they get better and better. */
  private static final int MOST = 10;

  /** How much better is better: less may be mere chance. */
  private static final double BETTER = 1.02;

  private static final double NANOS = 1e9;

  private final Plan plan;
  private final int threads;

  /**
   * How much time to take.
   *
   * @param coldStarts how often to start another Java
   * @param round how long a round is
   * @param warmUps after how many rounds without a better one the compiler is taken to be done
   * @param rounds after how many rounds without a better one a number is taken for the best
   */
  public record Plan(int coldStarts, Duration round, int warmUps, int rounds) {
    /** Some seconds for all cases. */
    public static final Plan USUAL = new Plan(3, Duration.ofMillis(20), 25, 8);
  }

  /** A bench that uses so many threads where it uses more than one. */
  public Bench(Plan plan, int threads) {
    this.plan = plan;
    this.threads = threads;
  }

  /** Measures everything, and says now and then what it is at. */
  public Report run(Consumer<String> progress) throws InterruptedException {
    progress.accept("cold start");
    Optional<ColdStart> coldStart = coldStart(); // first, while nothing else runs here
    for (BenchCase one : BenchCase.values()) {
      progress.accept("warming up: " + one.title());
      warmUp(one);
    }
    Map<BenchCase, Speed> speeds = new EnumMap<>(BenchCase.class);
    for (BenchCase one : BenchCase.values()) {
      progress.accept("measuring: " + one.title());
      speeds.put(one, measure(one));
    }
    return new Report(speeds, threads, coldStart, Machine.ofThisProgram());
  }

  private Optional<ColdStart> coldStart() throws InterruptedException {
    List<ColdStart> starts = new ArrayList<>();
    for (int i = 0; i < plan.coldStarts; i++) {
      FreshJava.measure().ifPresent(starts::add);
    }
    return starts.stream().max(Comparator.comparing(ColdStart::callsInFirst100Millis));
  }

  /** Lets the compiler see a case; all have to be warm before one is measured. */
  private void warmUp(BenchCase one) throws InterruptedException {
    Workload work = one.workload();
    best(plan.warmUps, () -> rate(work, Workload::nexts, plan.round));
    best(plan.rounds, () -> rate(work, Workload::copies, plan.round));
  }

  private Speed measure(BenchCase one) throws InterruptedException {
    List<Workload> alone = List.of(one.workload());
    List<Workload> together =
        Collections.nCopies(threads, one).stream().map(BenchCase::workload).toList();
    return new Speed(
        best(alone, Workload::nexts),
        best(alone, Workload::copies),
        bytesPerNext(alone.get(0)),
        best(together, Workload::nexts),
        best(together, Workload::copies));
  }

  /** The most calls a second that there were in any round, in a thread for each workload. */
  private long best(List<Workload> works, ObjIntConsumer<Workload> calls)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(works.size());
    try {
      return best(
          plan.rounds,
          () -> {
            CyclicBarrier start = new CyclicBarrier(works.size());
            return sum(pool.invokeAll(works.stream().map(w -> round(start, w, calls)).toList()));
          });
    } finally {
      pool.shutdownNow();
    }
  }

  /** How many calls a second there were in a round. */
  @FunctionalInterface
  private interface Round {
    long play() throws InterruptedException;
  }

  /** The best of as many rounds as it takes until so many in a row were no better. */
  private static long best(int patience, Round round) throws InterruptedException {
    long best = 0;
    int inVain = 0;
    for (int i = 0; i < MOST * patience && inVain < patience; i++) {
      long rate = round.play();
      inVain = rate > best * BETTER ? 0 : inVain + 1;
      best = Math.max(best, rate);
    }
    return best;
  }

  private Callable<Long> round(CyclicBarrier start, Workload work, ObjIntConsumer<Workload> calls) {
    return () -> {
      start.await();
      return rate(work, calls, plan.round);
    };
  }

  private static long sum(List<Future<Long>> rates) throws InterruptedException {
    try {
      long sum = 0;
      for (Future<Long> rate : rates) {
        sum += rate.get();
      }
      return sum;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a case could not be measured", e);
    }
  }

  /** How many calls a second there are, when made in batches for a while. */
  private static long rate(Workload work, ObjIntConsumer<Workload> calls, Duration time) {
    long start = System.nanoTime();
    long passed;
    long count = 0;
    do {
      calls.accept(work, BATCH);
      count += BATCH;
      passed = System.nanoTime() - start;
    } while (passed < time.toNanos());
    return (long) (count * NANOS / passed);
  }

  private OptionalLong bytesPerNext(Workload work) {
    int calls = BATCH * Workload.ROLL_OUT;
    return IntStream.range(0, plan.rounds)
        .mapToObj(round -> Allocation.bytes(() -> work.nexts(calls)))
        .flatMapToLong(OptionalLong::stream)
        .map(bytes -> Math.round((double) bytes / calls))
        .min();
  }
}
