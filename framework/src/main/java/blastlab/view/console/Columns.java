package blastlab.view.console;

import java.util.ArrayList;
import java.util.List;

/** Rows of text whose columns are aligned. */
public final class Columns {
  private static final String GAP = "  ";

  private final String sides;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * Columns without rows.
   *
   * @param sides a letter a column: {@code l} for texts, {@code r} for numbers
   */
  public Columns(String sides) {
    this.sides = sides;
  }

  /** Adds a row. */
  public Columns row(String... cells) {
    return row(List.of(cells));
  }

  /** Adds a row. */
  public Columns row(List<String> cells) {
    if (cells.size() != sides.length()) {
      throw new IllegalArgumentException(cells.size() + " cells in " + sides.length() + " columns");
    }
    rows.add(List.copyOf(cells));
    return this;
  }

  /** All rows, each as long as it needs to be. */
  public List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      String padding = " ".repeat(width(column) - Clip.width(cell));
      line.append(column == 0 ? "" : GAP);
      line.append(sides.charAt(column) == 'r' ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> Clip.width(row.get(column))).max().orElse(0);
  }
}
