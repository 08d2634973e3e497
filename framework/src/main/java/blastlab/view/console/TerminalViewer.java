package blastlab.view.console;

import blastlab.match.Decision;
import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.replay.History;
import blastlab.view.Playbill;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;

/** Shows a game on a terminal, in place, and listens to the keys of who watches or plays. */
public final class TerminalViewer implements MatchListener, AutoCloseable {
  /** How often to look whether the window has got another size, in milliseconds. */
  private static final long LOOK = 200;

  private final Screen screen;
  private final boolean stepsFirst;
  private final Pace pace;
  private final Controls controls;
  private final History history = new History();
  private final Capture printed = new Capture();
  private final Ink ink;
  private final Playbill bill;
  private Story story;
  private Pages pages;
  private World world;
  private Runnable stop = () -> {};
  private boolean quit;
  private boolean helping;
  private String note = "";
  private long shownAt = System.nanoTime();

  /**
   * A viewer of one game.
   *
   * @param controls who is played at this terminal, and how
   */
  public TerminalViewer(Screen screen, Playbill bill, Pace pace, Controls controls) {
    this.screen = screen;
    this.stepsFirst = bill.stepsFirst();
    this.pace = pace;
    this.controls = controls;
    this.ink = screen.ink();
    this.bill = bill;
  }

  /** Says how to stop the game when somebody quits. */
  public void onQuit(Runnable stopGame) {
    stop = stopGame;
  }

  @Override
  public void started(World start) {
    world = start;
    history.started(start);
    story = new Story(history);
    pages = new Pages(bill, story, printed::lines, ink, controls.seats());
    draw(footer());
    if (stepsFirst && !isPlaying()) {
      pause();
    }
  }

  @Override
  public void stepped(World now, List<Event> events) {
    history.stepped(now, events);
    story.catchUp();
    draw(footer());
  }

  @Override
  public void decided(World now, List<Decision> decisions) {
    history.decided(now, decisions);
    story.catchUp();
    draw(footer());
    if (!isPlaying()) { // who plays has had time enough
      pause();
    }
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    history.failed(name, outcome, failure);
    story.catchUp();
  }

  @Override
  public void ended(World now, Result result) {
    List<String> lines = pages.last(world, result, screen.size().getColumns());
    printed.close();
    screen.closeWith(lines);
  }

  /** Waits for a key of who plays; empty if the player quits. */
  public Optional<Character> ask(String prompt) {
    while (!quit) {
      draw(ink.alert(prompt) + (note.isEmpty() ? playerKeys() : note));
      int key = screen.key(LOOK);
      if (key == '?') {
        help();
      } else if (key == Keys.ESCAPE || key == Keys.END) {
        quit();
      } else if (key != Keys.NONE) {
        note = "";
        return Optional.of((char) key);
      }
    }
    return Optional.empty();
  }

  /** Tells something to who plays, until the next key. */
  public void say(String message) {
    note = message;
  }

  @Override
  public void close() {
    printed.close();
    screen.close();
  }

  /** Lets the time of one step pass, as long as nobody presses a key for something else. */
  private void pause() {
    pace.takeStep();
    while (!quit && !pace.takeStep()) {
      long left = pace.delay() - (System.nanoTime() - shownAt) / 1_000_000;
      int key = screen.key(pace.waits() ? LOOK : Math.min(LOOK, left));
      if (key == 'q' || key == 'Q' || key == Keys.ESCAPE) {
        quit();
      } else if (key == '?' || key == 'h' || key == 'H') {
        help();
      } else if (key == Keys.END) {
        pace.run(); // nobody could go on by a key
        sleep(left);
        break;
      } else if (key != Keys.NONE) {
        pace.press(key);
      } else if (!pace.waits() && left <= 0) {
        break;
      }
      draw(footer());
    }
    shownAt = System.nanoTime();
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(Math.max(0, millis));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void help() {
    helping = true;
    do {
      draw("any key: back to the game");
    } while (screen.key(LOOK) == Keys.NONE);
    helping = false;
  }

  private void quit() {
    quit = true;
    stop.run();
  }

  private boolean isPlaying() {
    return world.characters().stream()
        .map(CharacterEntity::id)
        .anyMatch(controls.seats()::contains);
  }

  private String footer() {
    return ink.faint(isPlaying() ? playerKeys() : pace.help());
  }

  private String playerKeys() {
    return "Esc quit  ? help  " + controls.line();
  }

  private void draw(String footer) {
    String speed = isPlaying() ? "" : pace.describe();
    Size size = screen.size();
    Frame frame =
        helping
            ? pages.help(world, legend(), footer)
            : pages.live(world, speed, footer, size.getColumns());
    screen.draw(frame.fit(size.getColumns(), size.getRows()));
  }

  private List<String> legend() {
    return isPlaying() ? Legend.playing(controls, world) : Legend.watching(world);
  }
}
