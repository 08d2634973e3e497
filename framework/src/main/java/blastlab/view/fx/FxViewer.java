package blastlab.view.fx;

import blastlab.agents.KeySource;
import blastlab.replay.History;
import blastlab.view.Playbill;
import blastlab.view.console.Controls;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.prefs.Preferences;

/** A window that shows a game: one that is under way, or one that is over. */
public final class FxViewer implements AutoCloseable {
  private static final Controls NOBODY = new Controls(Set.of(), "", List.of());

  private final PlayerDesk desk = new PlayerDesk();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Gate gate;
  private volatile Runnable stop = () -> {};
  private WindowStage stage;

  private FxViewer(Gate gate) {
    this.gate = gate;
  }

  /**
   * Opens a window for a game that is about to begin.
   *
   * @param hands who is played in this window, and how
   * @param playing whether it goes on by itself, and not only by key
   */
  public static FxViewer open(
      Playbill bill, LiveGame game, Controls hands, Speed speed, boolean playing)
      throws NoWindowException {
    FxViewer viewer = new FxViewer(game.gate());
    Playback playback = new Playback(game.history(), game.gate(), speed, playing);
    viewer.show(bill, game.history(), game, hands, playback);
    return viewer;
  }

  /** Opens a window for a game that is over, after so many of its steps. */
  public static FxViewer open(
      Playbill bill, History history, int step, Speed speed, boolean playing)
      throws NoWindowException {
    Gate gate = new Gate();
    FxViewer viewer = new FxViewer(gate);
    Playback playback = new Playback(history, gate, speed, false);
    playback.seek(step);
    if (playing) {
      playback.toggle();
    }
    viewer.show(bill, history, Backstage.NOTHING, NOBODY, playback);
    return viewer;
  }

  private void show(
      Playbill bill, History history, Backstage backstage, Controls hands, Playback playback)
      throws NoWindowException {
    Preferences preferences = Memory.preferences();
    Toolkit.start();
    stage =
        Toolkit.call(
            () ->
                new WindowStage(
                    bill.scenario() + " - Blastlab",
                    new GameWindow(bill, history, backstage, playback, desk, hands, this::quit),
                    desk,
                    preferences,
                    this::closed));
  }

  /** The keys of who plays by hand in this window. */
  public KeySource keys() {
    return desk;
  }

  /** Says how to stop the game when the window is closed. */
  public void onQuit(Runnable stopGame) {
    stop = stopGame;
  }

  /** Waits until somebody has closed the window. */
  public void awaitClosed() {
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void quit() {
    stage.close();
  }

  private void closed() {
    desk.close();
    stop.run();
    gate.release();
    closed.countDown();
  }

  /** Closes the window, if it is still open. */
  @Override
  public void close() {
    Toolkit.call(
        () -> {
          stage.close();
          return null;
        });
  }
}
