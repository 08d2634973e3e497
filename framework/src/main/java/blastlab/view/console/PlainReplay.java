package blastlab.view.console;

import blastlab.replay.History;
import blastlab.view.Playbill;
import java.io.PrintWriter;

/** Writes a game that is over as plain frames, a step each. */
public final class PlainReplay {
  private final PrintWriter out;
  private final Playbill bill;
  private final History history;

  /** Frames of a game. */
  public PlainReplay(PrintWriter out, Playbill bill, History history) {
    this.out = out;
    this.bill = bill;
    this.history = history;
  }

  /** Writes the frames of these steps, and if the last one is the end, how the game ended. */
  public void show(int first, int last) {
    Story story = new Story(history);
    out.print(bill.headline() + "\n");
    for (int step = first; step <= last && !out.checkError(); step++) {
      story.goTo(step);
      out.print(PlainPages.frame(story) + PlainPages.log(story));
    }
    if (last == history.size() - 1) {
      history.result().ifPresent(result -> out.print(PlainPages.end(bill, result)));
    }
    out.flush();
  }
}
