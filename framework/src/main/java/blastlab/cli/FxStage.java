package blastlab.cli;

import blastlab.agents.PlayerKeys;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.view.Playbill;
import blastlab.view.console.Controls;
import blastlab.view.console.StudentTrace;
import blastlab.view.console.Verdict;
import blastlab.view.fx.FxViewer;
import blastlab.view.fx.LiveGame;
import blastlab.view.fx.NoWindowException;
import blastlab.view.fx.Speed;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Shows a game in a window, and its result on the terminal once the window is closed. */
final class FxStage implements Stage {
  /** How long an agent may still think about a game that nobody watches any more. */
  private static final long PATIENCE_SECONDS = 1;

  /** The exit code of programs that were interrupted, as shells know it. */
  private static final int INTERRUPTED = 130;

  private final Playbill bill;
  private final PrintWriter out;
  private final LiveGame game;
  private final FxViewer viewer;
  private final CountDownLatch over = new CountDownLatch(1);
  private final AtomicBoolean told = new AtomicBoolean();

  FxStage(Playbill bill, Keyboard keyboard, PrintWriter out, Optional<Integer> delay, boolean step)
      throws NoWindowException {
    this.bill = bill;
    this.out = out;
    PlayerKeys keys = PlayerKeys.of(bill.rules());
    Controls hands = new Controls(Keyboard.seats(bill), keys.line(), keys.legend());
    Speed speed = delay.map(Speed::ofDelay).orElse(Speed.USUAL);
    game = new LiveGame(hands.seats(), bill.stepsFirst());
    try {
      viewer = FxViewer.open(bill, game, hands, speed, !step);
    } catch (NoWindowException e) {
      game.close();
      throw e;
    }
    keyboard.connect(viewer.keys());
  }

  @Override
  public MatchListener listener() {
    return game;
  }

  @Override
  public Thinking watched(String name, Thinking thinking) {
    return game.watched(name, thinking);
  }

  @Override
  public void onQuit(Runnable stop) {
    viewer.onQuit(
        () -> {
          stop.run();
          Thread reaper = new Thread(this::endAnyway, "window-closed");
          reaper.setDaemon(true);
          reaper.start();
        });
  }

  /** An agent that does not come to an end must not keep the program alive. */
  private void endAnyway() {
    try {
      if (!over.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        Runtime.getRuntime().exit(INTERRUPTED);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void finish(Result result) {
    over.countDown();
    Thread atInterrupt = new Thread(() -> tell(result), "result");
    Runtime.getRuntime().addShutdownHook(atInterrupt);
    viewer.awaitClosed();
    game.close();
    tell(result);
  }

  /** Prints the result, once: when the window is closed, or the program is interrupted. */
  private void tell(Result result) {
    if (!told.getAndSet(true)) {
      StudentTrace.of(result).forEach(out::println);
      new Verdict(bill, result).plain().forEach(out::println);
      out.flush();
    }
  }

  /** Also called while the program ends, when JavaFX does not answer any more. */
  @Override
  public void close() {
    over.countDown();
    game.close();
  }
}
