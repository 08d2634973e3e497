package blastlab.cli;

import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.view.Playbill;
import blastlab.view.console.Pace;
import blastlab.view.console.PlainReplay;
import blastlab.view.console.ReplayViewer;
import blastlab.view.console.Screen;
import blastlab.view.console.Verdict;
import blastlab.view.fx.FxViewer;
import blastlab.view.fx.NoWindowException;
import blastlab.view.fx.Speed;
import java.io.PrintWriter;
import java.util.Optional;

/** Shows a recorded game, on the terminal that there is or in print. */
record ReplayShow(ReplayFile replay, History history, PrintWriter out, PrintWriter err) {
  private static final int USUAL_DELAY = 150;

  /**
   * Shows it as text.
   *
   * @param at where to begin, and what to print if there is no terminal
   * @param range what to print, also if there is a terminal
   */
  void console(Optional<Integer> at, Optional<StepRange> range, Optional<Integer> delay) {
    Optional<Screen> screen = range.isPresent() ? Optional.empty() : Screen.open();
    if (screen.isPresent()) {
      onTerminal(screen.get(), at, delay.orElse(USUAL_DELAY));
    } else {
      StepRange whole = new StepRange(0, history.size() - 1);
      StepRange steps = range.or(() -> at.map(step -> new StepRange(step, step))).orElse(whole);
      inPrint(steps.requireIn("--step-range " + steps, history));
    }
  }

  /**
   * Opens a window, which is left with what remains to be done: to wait until it is closed.
   *
   * @param at where to begin, paused
   */
  Runnable window(Optional<Integer> at, Optional<Integer> delay) throws NoWindowException {
    Speed speed = delay.map(Speed::ofDelay).orElse(Speed.USUAL);
    FxViewer viewer = FxViewer.open(bill(), history, at.orElse(0), speed, at.isEmpty());
    return () -> {
      viewer.awaitClosed();
      history.result().ifPresent(end -> new Verdict(bill(), end).plain().forEach(out::println));
      out.flush();
      noteCutOff();
    };
  }

  private void onTerminal(Screen screen, Optional<Integer> at, int delay) {
    Pace pace = at.isPresent() ? Pace.paused(delay) : Pace.running(delay);
    String cutOff = "The recording ends here, without an end of the game.";
    try (ReplayViewer viewer = new ReplayViewer(screen, bill(), history, pace, cutOff)) {
      viewer.show(at.orElse(0));
    }
  }

  private void inPrint(StepRange steps) {
    new PlainReplay(out, bill(), history).show(steps.first(), steps.last());
    noteCutOff();
  }

  private void noteCutOff() {
    if (replay.end().isEmpty()) {
      err.println("blastlab: " + replay.cutOff());
    }
  }

  Playbill bill() {
    return Playbills.of(replay);
  }
}
