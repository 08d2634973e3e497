package blastlab.view.console;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.replay.History;
import blastlab.view.Playbill;
import blastlab.world.Event;
import blastlab.world.World;
import java.io.PrintWriter;
import java.util.List;

/** Writes a game as plain frames, one a step, where there is no terminal. */
public final class PlainViewer implements MatchListener {
  private final PrintWriter out;
  private final Playbill bill;
  private final Runnable wait;
  private final History history = new History();
  private Story story;
  private Runnable stop = () -> {};

  /**
   * A viewer of one game.
   *
   * @param wait waits as long as should pass between two steps
   */
  public PlainViewer(PrintWriter out, Playbill bill, Runnable wait) {
    this.out = out;
    this.bill = bill;
    this.wait = wait;
  }

  /** Says how to stop the game when nobody reads any more what is written. */
  public void onQuit(Runnable stopGame) {
    stop = stopGame;
  }

  @Override
  public void started(World world) {
    history.started(world);
    story = new Story(history);
    out.print(bill.headline() + "\n");
    write(PlainPages.frame(story));
    if (bill.stepsFirst()) {
      wait.run();
    }
  }

  @Override
  public void stepped(World world, List<Event> events) {
    history.stepped(world, events);
    story.catchUp();
    write(PlainPages.frame(story));
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    history.decided(world, decisions);
    story.catchUp();
    write(PlainPages.log(story));
    wait.run();
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    history.failed(name, outcome, failure);
    story.catchUp();
    List<Chronicle.Line> lines = story.lines();
    write(lines.get(lines.size() - 1).sentence() + "\n");
  }

  @Override
  public void ended(World world, Result result) {
    write(PlainPages.end(bill, result));
  }

  private void write(String text) {
    System.out.flush(); // what agents have printed comes first
    out.print(text);
    if (out.checkError()) { // flushes, too
      stop.run();
    }
  }
}
