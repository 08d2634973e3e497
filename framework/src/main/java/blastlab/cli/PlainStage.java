package blastlab.cli;

import blastlab.agents.LineKeys;
import blastlab.match.MatchListener;
import blastlab.view.Playbill;
import blastlab.view.console.PlainViewer;
import java.io.BufferedReader;
import java.io.PrintWriter;

/** Shows a game frame after frame, and takes lines for keys. */
final class PlainStage implements Stage {
  private final PlainViewer viewer;

  PlainStage(Playbill bill, Keyboard keyboard, PrintWriter out, int delay, boolean step) {
    BufferedReader in = StandardInput.reader();
    boolean played = bill.agents().stream().anyMatch(Keyboard::isPlayedBy);
    Runnable wait = step && !played ? () -> StandardInput.skipLine(in) : () -> sleep(delay);
    viewer = new PlainViewer(out, bill, wait);
    keyboard.connect(
        new LineKeys(
            in,
            line -> {
              out.println(line);
              out.flush();
            }));
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
    // nothing was opened
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
