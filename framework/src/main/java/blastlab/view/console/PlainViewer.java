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
import java.util.StringJoiner;

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
    show(world);
    if (bill.stepsFirst()) {
      wait.run();
    }
  }

  @Override
  public void stepped(World world, List<Event> events) {
    history.stepped(world, events);
    story.catchUp();
    show(world);
  }

  @Override
  public void decided(World world, List<Decision> decisions) {
    history.decided(world, decisions);
    story.catchUp();
    StringBuilder text = new StringBuilder();
    story.logNow().forEach(line -> text.append("  ").append(line.sentence()).append('\n'));
    write(text.toString());
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
    StringBuilder text = new StringBuilder("\n");
    StudentTrace.of(result).forEach(line -> text.append(line).append('\n'));
    new Verdict(bill, result).plain().forEach(line -> text.append(line).append('\n'));
    write(text.toString());
  }

  private void show(World world) {
    StringBuilder text = new StringBuilder("\nstep ");
    text.append(story.step()).append(", time ").append(world.time()).append('\n').append(world);
    StringJoiner scores = new StringJoiner(", ");
    world.scores().forEach((name, score) -> scores.add(name + " " + score));
    text.append(scores).append('\n');
    story.now().forEach(line -> text.append(line.sentence()).append('\n'));
    write(text.toString());
  }

  private void write(String text) {
    System.out.flush(); // what agents have printed comes first
    out.print(text);
    if (out.checkError()) { // flushes, too
      stop.run();
    }
  }
}
