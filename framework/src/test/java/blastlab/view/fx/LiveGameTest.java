package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Match;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.view.console.Rehearsal;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it listens to what the program prints")
@Timeout(30)
class LiveGameTest {
  private final LiveGame game = new LiveGame(Set.of(), true);
  private Playback playback;

  @AfterEach
  void close() {
    game.close();
  }

  private CompletableFuture<Result> play(
      boolean playing, Supplier<? extends CharacterEntity> agent) {
    playback = new Playback(game.history(), game.gate(), Speed.UNLIMITED, playing);
    Match match =
        new Match(
            Rehearsal.game(),
            List.of(agent),
            game.watched("me", Thinking.unlimited()),
            Match.NO_CAP,
            game);
    return CompletableFuture.supplyAsync(match::play);
  }

  private void awaitMoments(int size) throws InterruptedException {
    while (game.history().size() < size) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
  }

  @Test
  void whereNobodyDrawsTheGameGoesOnAllTheSame() throws Exception {
    Result result = play(true, Rehearsal.toTheExit()).get();

    assertThat(result.seats().get(0).score()).isPositive();
    assertThat(playback.cursor()).isZero(); // as nobody has let the window's time pass
  }

  @Test
  void aPausedGameTakesOneStepForEachKey() throws Exception {
    CompletableFuture<Result> result = play(false, Rehearsal.toTheExit());
    awaitMoments(1);

    playback.forward();
    awaitMoments(2);
    playback.tick(0);

    assertThat(playback.cursor()).isEqualTo(1);
    assertThat(game.history().size()).isEqualTo(2);
    assertThat(result).isNotDone();
    game.close();
    result.get();
  }

  @Test
  void whoLooksBackHoldsTheGame() throws Exception {
    CompletableFuture<Result> result = play(false, Rehearsal.toTheExit());
    awaitMoments(1);
    playback.forward();
    awaitMoments(2);
    playback.tick(0);

    playback.back();
    playback.forward(); // to the latest moment, not beyond
    playback.tick(1);

    assertThat(playback.cursor()).isEqualTo(1);
    assertThat(game.history().size()).isEqualTo(2);
    assertThat(result).isNotDone();
    playback.toggle();
    result.get();
    assertThat(game.history().result()).isPresent();
  }

  @Test
  void knowsWhoIsBeingWaitedFor() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch answer = new CountDownLatch(1);
    CompletableFuture<Result> result =
        play(
            true,
            () ->
                new CharacterEntity() {
                  @Override
                  public void act(SensedWorld world) {
                    asked.countDown();
                    try {
                      answer.await();
                    } catch (InterruptedException e) {
                      Thread.currentThread().interrupt();
                    }
                  }
                });
    asked.await();

    assertThat(game.waiting().orElseThrow().name()).isEqualTo("me");

    answer.countDown();
    result.get();
    assertThat(game.waiting()).isEmpty();
  }

  @Test
  void keepsTheStudentsOwnTraceAndWhatWasPrinted() throws Exception {
    play(
            true,
            () ->
                new CharacterEntity() {
                  @Override
                  public void act(SensedWorld world) {
                    System.out.println("thinking");
                    throw new IllegalStateException("no idea");
                  }
                })
        .get();
    LogBook book = new LogBook(game.history(), game);

    List<LogBook.Line> lines = book.until(game.history().last().step());

    assertThat(lines)
        .extracting(LogBook.Line::text)
        .contains("thinking", "me's code has failed:", "java.lang.IllegalStateException: no idea")
        .anyMatch(line -> line.contains("LiveGameTest") && line.contains(".act(LiveGameTest.java"));
    assertThat(lines).allMatch(line -> line.step() == 1);
    assertThat(book.until(0)).isEmpty();
  }
}
