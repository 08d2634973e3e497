package blastlab.view.fx;

import blastlab.replay.History;
import blastlab.view.console.Controls;
import blastlab.view.console.Rehearsal;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** A window on a screen in memory, and hands for it. */
final class Showing extends FxRobot implements AutoCloseable {
  static final int PATIENCE_SECONDS = 20;

  final AtomicBoolean closed = new AtomicBoolean();
  final PlayerDesk desk = new PlayerDesk();
  final NoPreferences preferences = new NoPreferences();
  final Playback playback;
  final WindowStage stage;
  final GameWindow window;

  private Showing(History history, Backstage backstage, Playback playback) {
    this.playback = playback;
    new WindowState(20, 20, 900, 600, false, true).save(preferences);
    window =
        new GameWindow(
            Rehearsal.BILL,
            history,
            backstage,
            playback,
            desk,
            new Controls(Set.of(0), "line", List.of("legend")),
            this::quit);
    stage = new WindowStage("test", window, desk, preferences, () -> closed.set(true));
  }

  /** A game that is over, at its start. */
  static Showing of(History history) {
    Playback playback = new Playback(history, new Gate(), Speed.USUAL, false);
    playback.seek(0);
    return open(() -> new Showing(history, Backstage.NOTHING, playback));
  }

  /** A game that has not begun. */
  static Showing of(LiveGame game, boolean playing) {
    Playback playback = new Playback(game.history(), game.gate(), Speed.UNLIMITED, playing);
    return open(() -> new Showing(game.history(), game, playback));
  }

  private static Showing open(Supplier<Showing> maker) {
    try {
      Toolkit.start();
    } catch (NoWindowException e) {
      throw new IllegalStateException(e);
    }
    Showing showing = Toolkit.call(maker);
    showing.await(() -> !showing.text("#clock").isEmpty() || showing.playback.moment().isEmpty());
    return showing;
  }

  private void quit() {
    stage.close();
  }

  String text(String query) {
    return get(() -> ((Label) node(query)).getText());
  }

  Node node(String query) {
    return window.lookup(query);
  }

  <T> T get(Supplier<T> value) {
    return Toolkit.call(value);
  }

  /** Waits until something is so, in JavaFX's thread. */
  void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(
          PATIENCE_SECONDS,
          TimeUnit.SECONDS,
          () ->
              get(
                  () -> {
                    try {
                      return condition.call();
                    } catch (Exception e) {
                      throw new IllegalStateException(e);
                    }
                  }));
    } catch (java.util.concurrent.TimeoutException e) {
      throw new AssertionError("did not come true", e);
    }
  }

  /** What the board looks like, drawn anew. */
  WritableImage picture() {
    return get(
        () -> {
          window.applyCss();
          window.layout();
          window.tick(System.nanoTime());
          return node("#board").snapshot(null, null);
        });
  }

  @Override
  public void close() {
    get(
        () -> {
          stage.close();
          return null;
        });
  }
}
