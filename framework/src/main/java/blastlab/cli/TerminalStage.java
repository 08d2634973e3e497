package blastlab.cli;

import blastlab.agents.KeySource;
import blastlab.agents.PlayerKeys;
import blastlab.match.MatchListener;
import blastlab.view.Playbill;
import blastlab.view.console.Controls;
import blastlab.view.console.Pace;
import blastlab.view.console.Screen;
import blastlab.view.console.TerminalViewer;
import java.util.Optional;

/** Shows a game in place on a terminal, whose keys are for who watches and for who plays. */
final class TerminalStage implements Stage {
  private static final int USUAL_DELAY = 150;

  private final TerminalViewer viewer;

  TerminalStage(
      Screen screen, Playbill bill, Keyboard keyboard, Optional<Integer> delay, boolean step) {
    int millis = delay.orElse(USUAL_DELAY);
    PlayerKeys keys = PlayerKeys.of(bill.rules());
    viewer =
        new TerminalViewer(
            screen,
            bill,
            step ? Pace.stepping(millis) : Pace.running(millis),
            new Controls(Keyboard.seats(bill), keys.line(), keys.legend()));
    if (screen.hasColours()) {
      Stage.allowColours();
    }
    keyboard.connect(
        new KeySource() {
          @Override
          public Optional<Character> next(String prompt) {
            return viewer.ask(prompt);
          }

          @Override
          public void say(String message) {
            viewer.say(message);
          }
        });
  }

  @Override
  public MatchListener listener() {
    return viewer;
  }

  @Override
  public void onQuit(Runnable stop) {
    viewer.onQuit(stop);
  }

  @Override
  public void close() {
    viewer.close();
  }
}
