package blastlab.bench;

import blastlab.world.SensedWorld;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a search costs: a copy, and a call of next(), for every case of {@code blastlab bench}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ForwardModelBench {
  /** All of them. */
  @Param BenchCase situation;

  private Workload work;

  @Setup
  public void setUp() {
    work = situation.workload();
  }

  @Benchmark
  public SensedWorld fromWorld() {
    return work.copy();
  }

  /** For a case of roll-outs, one step of a roll-out with all that belongs to it. */
  @Benchmark
  public SensedWorld next() {
    return work.next();
  }
}
