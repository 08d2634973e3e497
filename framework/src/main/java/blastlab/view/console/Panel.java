package blastlab.view.console;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What stands beside the board: how it goes, and below that what happened, was said and so on. */
final class Panel {
  private final List<String> top;
  private final List<Part> parts;

  /**
   * Lines below the top, of which the last ones count most.
   *
   * @param title what stands above them
   */
  record Part(List<String> title, List<?> lines) {
    static Part events(List<?> lines) {
      return new Part(List.of(""), lines);
    }

    static Part log(List<?> lines) {
      return new Part(List.of("", "log:"), lines);
    }

    static Part printed(List<?> lines) {
      return new Part(List.of("", "printed:"), lines);
    }

    private int wanted() {
      return lines.isEmpty() ? 0 : title.size() + lines.size();
    }

    private List<String> last(int rows) {
      int count = rows - title.size();
      List<String> shown = new ArrayList<>();
      if (count > 0) {
        shown.addAll(title);
        lines
            .subList(Math.max(0, lines.size() - count), lines.size())
            .forEach(line -> shown.add(line.toString()));
      }
      return shown;
    }
  }

  Panel(List<String> top, Part... parts) {
    this.top = top;
    this.parts = List.of(parts);
  }

  /** How many rows it should have at least. */
  int minimum() {
    return top.size();
  }

  /** How many rows it would fill. */
  int wanted() {
    return top.size() + parts.stream().mapToInt(Part::wanted).sum();
  }

  /** As many lines as there are rows, or fewer: of each part the last. */
  List<String> lines(int rows) {
    int[] shares = shares(rows - top.size());
    List<String> lines = new ArrayList<>(top);
    for (int i = 0; i < shares.length; i++) {
      if (parts.get(i).wanted() > 0) {
        lines.addAll(parts.get(i).last(shares[i]));
      }
    }
    return lines.subList(0, Math.min(rows, lines.size()));
  }

  /** How many rows each part gets: who wants little gets it, the others share what is left. */
  private int[] shares(int free) {
    List<Part> modestFirst = new ArrayList<>(parts);
    modestFirst.sort(Comparator.comparingInt(Part::wanted));
    int[] shares = new int[parts.size()];
    int left = Math.max(0, free);
    int waiting = shares.length;
    for (Part part : modestFirst) {
      int share = Math.min(part.wanted(), left / waiting);
      shares[parts.indexOf(part)] = share;
      left -= share;
      waiting--;
    }
    return shares;
  }
}
