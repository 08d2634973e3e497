package blastlab.grader.command;

import java.util.ArrayList;
import java.util.List;

/** Rows of text whose columns are aligned. */
final class TextColumns {
  private final String sides;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * Columns without rows.
   *
   * @param sides a letter a column: {@code l} for texts, {@code r} for numbers
   */
  TextColumns(String sides) {
    this.sides = sides;
  }

  void row(String... cells) {
    rows.add(List.of(cells));
  }

  List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      String padding = " ".repeat(width(column) - cell.length());
      line.append(column == 0 ? "" : "  ");
      line.append(sides.charAt(column) == 'r' ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
