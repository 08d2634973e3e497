package blastlab.view.console;

import blastlab.replay.History;
import blastlab.view.Playbill;
import java.util.List;
import java.util.Set;
import org.jline.terminal.Size;

/** Shows a game that is over on a terminal; who watches goes back and forth in it. */
public final class ReplayViewer implements AutoCloseable {
  /** How often to look whether the window has got another size, in milliseconds. */
  private static final long LOOK = 200;

  private static final int LONGEST_NUMBER = 9;
  private static final String HELP =
      "space play  <- -> step  n p event  12 Enter go to  q quit  ? help";

  private final Screen screen;
  private final History history;
  private final Pace pace;
  private final Story story;
  private final Pages pages;
  private final List<String> ending;
  private final Ink ink;
  private String typed = "";
  private boolean helping;
  private boolean quit;
  private long shownAt;

  /**
   * A viewer of a game.
   *
   * @param cutOff what is said at the end of a game without one
   */
  public ReplayViewer(Screen screen, Playbill bill, History history, Pace pace, String cutOff) {
    this.screen = screen;
    this.history = history;
    this.pace = pace;
    this.ink = screen.ink();
    this.story = new Story(history);
    this.pages = new Pages(bill, story, List::of, ink, Set.of());
    this.ending =
        List.of(history.result().map(result -> new Verdict(bill, result).ending()).orElse(cutOff));
  }

  /** Shows the game from a step on, until the user quits. */
  public void show(int first) {
    goTo(first);
    while (!quit) {
      draw();
      long left = pace.delay() - (System.nanoTime() - shownAt) / 1_000_000;
      int key = screen.key(pace.waits() ? LOOK : Math.min(LOOK, left));
      if (key != Keys.NONE) {
        press(key);
      } else if (!pace.waits() && left <= 0) {
        forward();
      }
    }
  }

  private void press(int key) {
    if (key == Keys.END) {
      quit = true; // nobody is there any more
    } else if (helping) {
      helping = false;
    } else if (Character.isDigit(key)) {
      typed = (typed + (char) key).substring(0, Math.min(typed.length() + 1, LONGEST_NUMBER));
    } else if (!typed.isEmpty()) {
      endNumber(key);
    } else {
      command(key);
    }
  }

  /** After digits, Enter goes there, and anything else forgets them. */
  private void endNumber(int key) {
    if (key == '\r' || key == '\n') {
      jump(Integer.parseInt(typed));
    }
    typed = "";
  }

  private void command(int key) {
    switch (key) {
      case 'q', 'Q', Keys.ESCAPE -> quit = true;
      case '?', 'h', 'H' -> helping = true;
      case Keys.LEFT, 'b', 'B' -> jump(story.step() - 1);
      case Keys.HOME, '<' -> jump(0);
      case Keys.LAST, '>' -> jump(last());
      case 'n', 'N' -> jump(story.nextNews().orElse(last()));
      case 'p', 'P' -> jump(story.previousNews().orElse(0));
      case ' ' -> {
        if (story.step() == last()) {
          goTo(0);
        }
        pace.press(key);
      }
      default -> {
        pace.press(key);
        if (pace.takeStep()) {
          forward();
        }
      }
    }
  }

  private void forward() {
    if (story.step() < last()) {
      goTo(story.step() + 1);
    } else {
      pace.pause();
    }
  }

  private void jump(int step) {
    pace.pause();
    goTo(Math.max(0, Math.min(last(), step)));
  }

  private void goTo(int step) {
    story.goTo(step);
    shownAt = System.nanoTime();
  }

  private int last() {
    return history.size() - 1;
  }

  private void draw() {
    Size size = screen.size();
    Frame frame = helping ? help() : page(size.getColumns());
    screen.draw(frame.fit(size.getColumns(), size.getRows()));
  }

  private Frame help() {
    return pages.help(story.world(), Legend.replay(story.world()), "any key: back to the game");
  }

  private Frame page(int columns) {
    List<String> more = story.step() == last() ? ending : List.of();
    String footer = typed.isEmpty() ? ink.faint(HELP) : "to step " + typed + "_  Enter: go there";
    return pages.past(last(), pace.describe(), more, footer, columns);
  }

  @Override
  public void close() {
    screen.close();
  }
}
