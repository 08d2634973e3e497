package blastlab.match;

import static blastlab.match.Outcome.CRASHED;
import static blastlab.match.Outcome.ESCAPED;
import static blastlab.match.Outcome.TIMED_OUT;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** How student code is run. */
class ThinkingTest {
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final Duration ENOUGH = Duration.ofSeconds(1); // for all but those who ponder
  private static final Duration LONG = Duration.ofMinutes(1);

  private final AtomicReference<Thread> ranIn = new AtomicReference<>();

  @Test
  void withoutALimitItRunsInTheThreadOfTheGame() {
    assertThat(Thinking.unlimited().run(() -> ranIn.set(Thread.currentThread()))).isEmpty();

    assertThat(ranIn.get()).isSameAs(Thread.currentThread());
  }

  @Test
  void withALimitItRunsInAnotherThreadThatHoldsUpNobody() {
    assertThat(Thinking.limited(LONG).run(() -> ranIn.set(Thread.currentThread()))).isEmpty();

    assertThat(ranIn.get()).isNotSameAs(Thread.currentThread());
    assertThat(ranIn.get().isDaemon()).isTrue();
  }

  @Test
  void whatIsThrownIsACrashEitherWay() {
    RuntimeException thrown = new RuntimeException("no");
    Runnable code =
        () -> {
          throw thrown;
        };

    assertThat(Thinking.unlimited().run(code)).contains(new Failure(CRASHED, thrown));
    assertThat(Thinking.limited(LONG).run(code)).contains(new Failure(CRASHED, thrown));
  }

  @Test
  void whatTakesTooLongIsToldWithThePlaceWhereItWas() {
    Optional<Failure> failure = Thinking.limited(SHORT).run(ThinkingTest::ponder);

    assertThat(failure).map(Failure::outcome).contains(TIMED_OUT);
    assertThat(failure.orElseThrow().cause())
        .hasMessage("no decision after 300 ms; it was here:")
        .hasStackTraceContaining("ThinkingTest.ponder");
  }

  @Test
  void afterSomebodyTookTooLongOthersThinkOn() {
    Thinking thinking = Thinking.limited(ENOUGH);
    thinking.run(ThinkingTest::ponder);

    assertThat(thinking.run(() -> {})).isEmpty();
    assertThat(thinking.run(() -> {})).isEmpty();
  }

  @Test
  void whoTakesTooLongLeavesTheWorldAndOthersPlayOn() {
    Actor slow = new Actor(actor -> ponder());
    Actor quick = Actor.walking(1, 0);
    Played game = Played.limited(Thinking.limited(ENOUGH), "|a     |\n|b  E  |\n", slow, quick);

    assertThat(game.outcome(0)).contains(TIMED_OUT);
    assertThat(slow.asked).hasSize(1);
    assertThat(slow.told).isEmpty();
    assertThat(game.outcome(1)).contains(ESCAPED);
  }

  @Test
  void whatIsDecidedTooLateReachesNoWorld() throws InterruptedException {
    CountDownLatch late = new CountDownLatch(1);
    CountDownLatch decided = new CountDownLatch(1);
    Actor slow =
        new Actor(
            actor -> {
              waitFor(late);
              actor.move(1, 0);
              actor.placeBomb();
              decided.countDown();
            });
    Actor releasing =
        new Actor(
            actor -> {
              late.countDown();
              waitFor(decided);
            });
    Played game =
        Played.limited(Thinking.limited(ENOUGH), "max_time 6\n|a   |\n|b  E|\n", slow, releasing);

    assertThat(decided.await(10, TimeUnit.SECONDS)).isTrue();
    assertThat(game.outcome(0)).contains(TIMED_OUT);
    assertThat(game.world.cast().get(0).x()).isZero();
    assertThat(game.world.cast().get(0).dx()).isZero();
    assertThat(game.world.bombs()).isEmpty();
  }

  private static void ponder() {
    waitFor(new CountDownLatch(1));
  }

  /** Like an endless loop it does not heed interrupts, but for a few seconds at most. */
  private static void waitFor(CountDownLatch latch) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
    while (latch.getCount() > 0 && System.nanoTime() < end) {
      LockSupport.parkNanos(1_000_000);
    }
  }
}
