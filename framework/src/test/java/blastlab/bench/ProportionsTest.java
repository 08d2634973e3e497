package blastlab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.world.RealWorld;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * What may cost more than what else. Times are only compared with each other, the best of many
 * short rounds, and a machine that is busy gets more rounds to show what it can do.
 */
@Isolated("it compares times")
class ProportionsTest {
  private static final int CALLS = 2_000;
  private static final int FEWEST_ROUNDS = 30;
  private static final int MOST_ROUNDS = 600;

  @Test
  void aStepOfTheRealWorldCostsNoMoreThanNext() {
    RealWorld real = BenchCase.QUIET.realWorld();
    Workload sensed = BenchCase.QUIET.workload();

    assertRatio(calls -> step(real, calls), sensed::nexts, 1.3);
  }

  @Test
  void norDoesOneWithBombsAndBlasts() {
    Dance real = new Dance();
    Dance sensed = new Dance();

    assertRatio(real::steps, sensed::nexts, 1.3);
  }

  @Test
  void aLargeWorldCostsLittleMoreThanASmallOneIfLittleHappens() {
    Workload large = BenchCase.FOUR_ON_200X200.workload();
    Workload small = BenchCase.FOUR_ON_20X20.workload();

    assertRatio(large::nexts, small::nexts, 3);
  }

  @Test
  void aLateStepCostsNoMoreThanAnEarlyOne() {
    Dance late = new Dance();
    late.steps(4000);
    Dance early = new Dance();
    early.steps(4000 % Dance.STEPS + Dance.STEPS); // as far in the dance as the other

    assertThat(late).hasToString(early.toString()).asString().contains("*");

    assertRatio(late::nextsFromHere, early::nextsFromHere, 2);
  }

  private static void step(RealWorld world, int times) {
    for (int i = 0; i < times; i++) {
      world.step();
    }
  }

  /** The first is to cost no more than so many times the second. */
  private static void assertRatio(IntConsumer first, IntConsumer second, double most) {
    long bestFirst = Long.MAX_VALUE;
    long bestSecond = Long.MAX_VALUE;
    for (int i = 0; i < MOST_ROUNDS; i++) {
      bestFirst = Math.min(bestFirst, nanos(first));
      bestSecond = Math.min(bestSecond, nanos(second));
      if (i >= FEWEST_ROUNDS && bestFirst <= most * bestSecond) {
        break;
      }
    }
    assertThat((double) bestFirst / bestSecond).isLessThanOrEqualTo(most);
  }

  private static long nanos(IntConsumer work) {
    long start = System.nanoTime();
    work.accept(CALLS);
    return System.nanoTime() - start;
  }
}
