package blastlab.view.console;

import java.util.ArrayList;
import java.util.List;

/** What stands beside the board: how it goes, what happened, and what students' code printed. */
final class Panel {
  private static final List<String> EVENTS_TITLE = List.of("");
  private static final List<String> PRINTED_TITLE = List.of("", "printed:");

  private final List<String> top;
  private final List<Story.Line> events;
  private final List<String> printed;

  Panel(List<String> top, List<Story.Line> events, List<String> printed) {
    this.top = top;
    this.events = events;
    this.printed = printed;
  }

  /** A panel of nothing but these lines. */
  static Panel of(List<String> lines) {
    return new Panel(lines, List.of(), List.of());
  }

  /** How many rows it should have at least. */
  int minimum() {
    return top.size();
  }

  /** How many rows it would fill. */
  int wanted() {
    return top.size() + room(events, EVENTS_TITLE) + room(printed, PRINTED_TITLE);
  }

  /** As many lines as there are rows, or fewer: of events and of what was printed the last. */
  List<String> lines(int rows) {
    int free = rows - top.size();
    int forEvents = room(events, EVENTS_TITLE);
    int forPrinted = Math.min(room(printed, PRINTED_TITLE), Math.max(free / 2, free - forEvents));
    List<String> lines = new ArrayList<>(top);
    add(lines, Math.min(forEvents, free - forPrinted), EVENTS_TITLE, events);
    add(lines, forPrinted, PRINTED_TITLE, printed);
    return lines.subList(0, Math.min(rows, lines.size()));
  }

  private static int room(List<?> lines, List<String> title) {
    return lines.isEmpty() ? 0 : title.size() + lines.size();
  }

  private static void add(List<String> lines, int rows, List<String> title, List<?> all) {
    int count = rows - title.size();
    if (count > 0) {
      lines.addAll(title);
      last(count, all).forEach(line -> lines.add(line.toString()));
    }
  }

  private static <T> List<T> last(int count, List<T> lines) {
    return lines.subList(Math.max(0, lines.size() - count), lines.size());
  }
}
