package blastlab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class LimitedThinkingTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  @Test
  void oneThreadServesManyDecisions() {
    Thinking thinking = Thinking.limited(LONG);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      assertThat(thinking.run(() -> threads.add(Thread.currentThread()))).isEmpty();
    }

    assertThat(threads).hasSize(100);
    assertThat(threads).doesNotContain(Thread.currentThread());
    assertThat(threads.stream().distinct()).hasSizeLessThan(10); // a slow machine may need a few
  }

  @Test
  void whateverIsThrownIsACrash() {
    Thinking thinking = Thinking.limited(LONG);
    StackOverflowError error = new StackOverflowError();

    Failure failure =
        thinking
            .run(
                () -> {
                  throw error;
                })
            .orElseThrow();

    assertThat(failure).isEqualTo(new Failure(Outcome.CRASHED, error));
    assertThat(thinking.run(() -> {})).isEmpty();
  }

  @Test
  void whoTakesTooLongIsGivenUp() {
    Thinking thinking = Thinking.limited(Duration.ofMillis(50));
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch interrupted = new CountDownLatch(1);

    Failure failure =
        thinking
            .run(
                () -> {
                  try {
                    never.await();
                  } catch (InterruptedException e) {
                    interrupted.countDown();
                  }
                })
            .orElseThrow();

    assertThat(failure.outcome()).isEqualTo(Outcome.TIMED_OUT);
    assertThat(failure.cause())
        .isInstanceOf(TimeoutException.class)
        .hasMessage("no decision after 50 ms; it was here:");
    assertThat(Thinking.limited(LONG).run(() -> await(interrupted))).isEmpty();
  }

  @Test
  void whoInterruptsItselfHarmsNobody() {
    Thinking thinking = Thinking.limited(LONG);

    assertThat(thinking.run(() -> Thread.currentThread().interrupt())).isEmpty();
    assertThat(thinking.run(() -> {})).isEmpty();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
