package blastlab.view.console;

import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** What stands beside the board: how it goes, what happened, and what students' code printed. */
final class Panel {
  private final List<String> top;
  private final List<Story.Line> events;
  private final List<String> printed;
  private final Ink ink;

  private Panel(List<String> top, List<Story.Line> events, List<String> printed, Ink ink) {
    this.top = top;
    this.events = events;
    this.printed = printed;
    this.ink = ink;
  }

  /** A panel of nothing but these lines. */
  static Panel of(List<String> lines) {
    return new Panel(lines, List.of(), List.of(), Ink.NONE);
  }

  /** The panel of a game that is under way. */
  static Panel live(World world, Playbill bill, Pace pace, Story story, Capture printed, Ink ink) {
    List<String> top = new ArrayList<>();
    String clock = "step " + story.step() + ", time " + world.time();
    top.add(ink.bold(clock) + "  " + ink.faint(pace.describe()));
    top.addAll(scores(world, bill, ink));
    return new Panel(top, story.lines(), printed.lines(), ink);
  }

  /** The panel of a game that is over. */
  static Panel over(Verdict verdict, Story story, Capture printed, Ink ink) {
    return new Panel(verdict.table(ink), story.lines(), printed.lines(), ink);
  }

  /** How many rows it should have at least. */
  int minimum() {
    return top.size();
  }

  /** How many rows it would fill. */
  int wanted() {
    return top.size() + withTitle(events) + withTitle(printed);
  }

  /** As many lines as there are rows, or fewer: of events and of what was printed the last. */
  List<String> lines(int rows) {
    int free = rows - top.size();
    int forPrinted = Math.min(withTitle(printed), Math.max(free / 2, free - withTitle(events)));
    int forEvents = Math.min(withTitle(events), free - forPrinted);
    List<String> lines = new ArrayList<>(top);
    if (forEvents > 1) {
      lines.add("");
      last(forEvents - 1, events).forEach(event -> lines.add(event.toString()));
    }
    if (forPrinted > 1) {
      lines.add(ink.faint("printed:"));
      lines.addAll(last(forPrinted - 1, printed));
    }
    return lines.subList(0, Math.min(rows, lines.size()));
  }

  private static int withTitle(List<?> lines) {
    return lines.isEmpty() ? 0 : lines.size() + 1;
  }

  private static <T> List<T> last(int count, List<T> lines) {
    return lines.subList(Math.max(0, lines.size() - count), lines.size());
  }

  private static List<String> scores(World world, Playbill bill, Ink ink) {
    int names = 0;
    int scores = 0;
    for (CharacterEntity one : world.cast()) {
      names = Math.max(names, Clip.width(one.name()));
      scores = Math.max(scores, String.valueOf(one.score()).length());
    }
    List<String> lines = new ArrayList<>();
    for (CharacterEntity one : world.cast()) {
      String line =
          one.avatar()
              + " "
              + Clip.pad(names, one.name())
              + String.format("  %" + scores + "d  ", one.score())
              + bill.agents().get(one.id());
      lines.add(one.isInWorld() ? line : ink.faint(line + " (gone)"));
    }
    return lines;
  }
}
