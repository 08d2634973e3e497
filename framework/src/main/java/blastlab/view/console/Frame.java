package blastlab.view.console;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that is on the screen at a time, to be fitted into a window of any size.
 *
 * @param headline the first line
 * @param board the picture of the world, a line a row
 * @param focus the line of the board that has to be seen in any case
 * @param panel what stands beside the board, or below it where the window is narrow
 * @param footer the last line; none if empty
 */
record Frame(String headline, List<String> board, int focus, Panel panel, String footer) {
  private static final int GAP = 2;
  private static final int NARROWEST_PANEL = 24;

  /** The lines for a window; each leaves its last column free, so that none can break. */
  List<String> fit(int columns, int rows) {
    int width = Math.max(1, columns - 1);
    int middle = Math.max(1, rows - 1 - (footer.isEmpty() ? 0 : 1));
    int boardWidth = Clip.width(board.get(0));
    boolean beside = widthBeside(columns) > 0;
    int boardRows = beside ? middle : Math.max(3, middle - panel.minimum());
    List<String> seen = seen(boardRows);
    List<String> lines = new ArrayList<>();
    lines.add(hint(columns, boardWidth + 1, rows, rows + board.size() - seen.size()));
    if (beside) {
      lines.addAll(sideBySide(seen, panel.lines(middle), boardWidth));
    } else {
      lines.addAll(seen);
      lines.addAll(panel.lines(Math.max(0, middle - seen.size())));
    }
    if (!footer.isEmpty()) {
      lines.add(footer);
    }
    List<String> clipped = lines.stream().map(line -> Clip.to(width, line)).toList();
    return clipped.subList(0, Math.min(clipped.size(), Math.max(1, rows)));
  }

  /** The lines for a page that can be scrolled, with the whole board. */
  List<String> whole(int columns) {
    int below = widthBeside(columns) > 0 ? 0 : panel.wanted();
    return fit(columns, 1 + board.size() + below + (footer.isEmpty() ? 0 : 1));
  }

  /** How wide a panel can be beside the board; not at all where it has to be below. */
  int widthBeside(int columns) {
    int width = columns - 1 - Clip.width(board.get(0)) - GAP;
    return width >= NARROWEST_PANEL ? width : 0;
  }

  private String hint(int columns, int columnsNeeded, int rows, int rowsNeeded) {
    if (columns < columnsNeeded) {
      return "window too small: " + columnsNeeded + " columns needed";
    }
    return rows < rowsNeeded ? "(" + rowsNeeded + " rows needed) " + headline : headline;
  }

  private List<String> seen(int rows) {
    if (board.size() <= rows) {
      return board;
    }
    int first = Math.max(0, Math.min(board.size() - rows, focus - rows / 2));
    return board.subList(first, first + rows);
  }

  private static List<String> sideBySide(List<String> left, List<String> right, int width) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      String start = i < left.size() ? left.get(i) : "";
      String end = i < right.size() ? right.get(i) : "";
      lines.add(end.isEmpty() ? start : Clip.pad(width, start) + " ".repeat(GAP) + end);
    }
    return lines;
  }
}
