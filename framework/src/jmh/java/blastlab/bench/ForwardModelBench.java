package blastlab.bench;

import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a search costs: a copy, a step, and a roll-out in which everybody moves at random. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ForwardModelBench {
  private static final int ROLL_OUT = 30;

  @Param({"scenario1/variant5", "last-man-standing/variant2"})
  String scenario;

  private RealWorld real;
  private SensedWorld start;
  private SensedWorld ticking;
  private final SplittableRandom random = new SplittableRandom(1);

  @Setup
  public void setUp() {
    real = new ScenarioLibrary().find(scenario).start(Seed.of(1)).world();
    start = SensedWorld.fromWorld(real);
    SensedWorld bombing = SensedWorld.fromWorld(real);
    bombing.characters().forEach(CharacterEntity::placeBomb);
    ticking = bombing.next().world();
  }

  @Benchmark
  public SensedWorld fromWorld() {
    return SensedWorld.fromWorld(real);
  }

  @Benchmark
  public Step next() {
    return start.next();
  }

  @Benchmark
  public Step nextWithTickingBombs() {
    return ticking.next();
  }

  /** Per step; a game that is over goes on from the start. */
  @Benchmark
  @OperationsPerInvocation(ROLL_OUT)
  public int rollOut() {
    SensedWorld world = start;
    int events = 0;
    for (int i = 0; i < ROLL_OUT; i++) {
      int bits = random.nextInt() >>> 1;
      for (CharacterEntity character : world.characters()) {
        character.move(bits % 3 - 1, bits / 3 % 3 - 1);
        if (bits / 9 % 8 == 0) {
          character.placeBomb();
        }
        bits /= 7;
      }
      for (MonsterEntity monster : world.monsters()) {
        monster.move(bits % 3 - 1, bits / 3 % 3 - 1);
        bits /= 9;
      }
      Step step = world.next();
      events += step.events().size();
      world = step.world().ending().isPresent() ? start : step.world();
    }
    return events;
  }
}
