package blastlab.bench;

import blastlab.world.RealWorld;
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

/** Whole games: played out at random from the start to the end, and steps of the real world. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class GameBench {
  /** Cases that differ in their start, which is all that counts here. */
  @State(Scope.Thread)
  public static class PlayOut {
    @Param({"ROLL_OUTS", "FOUR_ON_11X11", "FOUR_ON_20X20", "BOMBERDA", "ARENA", "DUEL", "ROOMS"})
    BenchCase situation;

    private Workload work;

    @Setup
    public void setUp() {
      work = situation.workload();
    }
  }

  /** A real world in which nothing happens, as it moves on; compare {@code next} of QUIET. */
  @State(Scope.Thread)
  public static class Real {
    private final RealWorld world = BenchCase.QUIET.realWorld();
  }

  /** A whole game with everybody moving at random. */
  @Benchmark
  public SensedWorld playOut(PlayOut game) {
    return game.work.playOut();
  }

  /** A step in place. The rules do not mind going on when time is up. */
  @Benchmark
  public int realStep(Real real) {
    return real.world.step().events().size();
  }
}
