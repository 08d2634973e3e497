package blastlab.view.fx;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.agents.InteractiveCharacter;
import blastlab.match.Match;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.view.console.Rehearsal;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Isolated;

/** A game under way, in a window: {@code | E|} over {@code | W |}. */
@Isolated("there is one screen")
@Timeout(60)
class LiveWindowTest {
  private LiveGame game;
  private Showing showing;
  private Match match;

  @AfterEach
  void close() {
    game.close();
    showing.close();
  }

  private CompletableFuture<Result> play(
      boolean playing, Set<Integer> players, Supplier<? extends CharacterEntity> agent) {
    game = new LiveGame(players, true);
    showing = Showing.of(game, playing);
    match =
        new Match(
            Rehearsal.game(),
            List.of(agent),
            game.watched("me", Thinking.unlimited()),
            Match.NO_CAP,
            game);
    return CompletableFuture.supplyAsync(match::play);
  }

  @Test
  void drawingNeverDelaysTheGame() throws Exception {
    CountDownLatch drawn = new CountDownLatch(1);
    CountDownLatch held = new CountDownLatch(1);
    CompletableFuture<Result> result = play(true, Set.of(), Rehearsal.toTheExit());
    Platform.runLater(
        () -> {
          held.countDown();
          awaitQuietly(drawn); // a picture that takes for ever
        });
    held.await();

    assertThat(result.get().steps()).isEqualTo(3);
    drawn.countDown();
    showing.await(() -> showing.text("#clock").startsWith("step 3 of 3,"));
  }

  @Test
  void aLoopingAgentKeepsTheWindowAliveWhichSaysWhoIsWaitedFor() {
    CountDownLatch loop = new CountDownLatch(1);
    CompletableFuture<Result> result = play(true, Set.of(), () -> acting(() -> awaitQuietly(loop)));

    showing.await(() -> showing.text("#status").matches("waiting for me: \\d+\\.\\d s.*"));
    showing.push(KeyCode.LEFT); // and one can look back meanwhile
    showing.await(() -> showing.text("#clock").startsWith("step 0 of 1,"));
    showing.push(KeyCode.Q);
    showing.await(showing.closed::get);
    match.stop();
    game.close();
    loop.countDown();
    assertThat(result.join().seats().get(0).outcome()).isEmpty();
  }

  @Test
  void aCrashIsReadableInTheWindow() throws Exception {
    Result result =
        play(
                true,
                Set.of(),
                () ->
                    acting(
                        () -> {
                          throw new IllegalStateException("no idea");
                        }))
            .get();

    assertThat(result.seats().get(0).outcome()).isEqualTo(Optional.of(Outcome.CRASHED));
    showing.await(() -> log().contains("java.lang.IllegalStateException: no idea"));
    assertThat(showing.get(this::log)).contains("me's code has failed:", "LiveWindowTest.java");
    showing.await(() -> showing.text("#status").startsWith("After 1 step nobody is left"));
  }

  @Test
  void somebodyPlaysWithTheKeyboard() {
    CompletableFuture<Result> result =
        play(true, Set.of(0), () -> new InteractiveCharacter(showing.desk));
    showing.await(() -> showing.text("#status").equals("me: your move? "));

    showing.push(KeyCode.N);
    showing.await(() -> showing.text("#status").contains("'n' means nothing"));
    showing.push(KeyCode.RIGHT); // a move, not a step of the window
    showing.await(() -> showing.text("#clock").startsWith("step 2 of 2,"));
    assertThat(game.history().last().world().cast().get(0).dx()).isEqualTo(1);

    match.stop();
    showing.desk.close();
    assertThat(result.join().steps()).isGreaterThan(1);
  }

  private String log() {
    StringBuilder text = new StringBuilder();
    ((ListView<?>) showing.node("#log")).getItems().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private static CharacterEntity acting(Runnable deed) {
    return new CharacterEntity() {
      @Override
      public void act(SensedWorld world) {
        deed.run();
      }
    };
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
