package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the course's map format: four parameters, then the grid inside a border. */
final class CourseMapReader {
  private static final int GRID = CourseMap.PARAMETERS.size();

  private final MapLines lines;
  private Optional<Cell> exit = Optional.empty();

  CourseMapReader(MapText map) {
    lines = new MapLines(map);
  }

  CourseMap read() {
    int maxTime = parameter(0);
    int bombTime = parameter(1);
    int duration = parameter(2);
    int range = parameter(3);
    int width = topBorder();
    List<List<Terrain>> rows = rows(width);
    return new CourseMap(maxTime, bombTime, duration, range, rows, exit);
  }

  private int parameter(int index) {
    String name = CourseMap.PARAMETERS.get(index);
    String line = lines.require(index, "'" + name + " N'");
    if (!line.matches(name + "([^a-z_].*)?")) {
      throw lines.error(index, 0, firstWord(line), "the parameter '" + name + "'");
    }
    if (!line.startsWith(name + " ")) {
      throw lines.error(
          index, name.length(), MapLines.found(line, name.length()), "one space and a number");
    }
    String value = line.substring(name.length() + 1);
    if (!value.matches("0*[1-9][0-9]{0,8}")) {
      String what = value.isEmpty() ? MapLines.found(value, 0) : Quoted.of(value);
      throw lines.error(index, name.length() + 1, what, "a whole number from 1 to 999999999");
    }
    return Integer.parseInt(value);
  }

  private static String firstWord(String line) {
    String word = line.split("\\s", 2)[0];
    return word.isEmpty() ? MapLines.found(line, 0) : Quoted.of(word);
  }

  private int topBorder() {
    String line = lines.require(GRID, "the top border, such as '+----+'");
    if (!line.matches("\\+-+\\+")) {
      int wrong = 0;
      while (wrong < line.length() && line.charAt(wrong) == (wrong == 0 ? '+' : '-')) {
        wrong++;
      }
      if (line.startsWith("-+", wrong - 1)) {
        wrong++; // a border so far, but for what follows it
      }
      throw lines.error(GRID, wrong, MapLines.found(line, wrong), "a top border such as '+----+'");
    }
    return line.length() - 2;
  }

  private List<List<Terrain>> rows(int width) {
    String border = lines.get(GRID);
    List<List<Terrain>> rows = new ArrayList<>();
    int index = GRID + 1;
    while (!lines.require(index, "a row or the bottom border").startsWith("+")) {
      rows.add(row(index, width));
      index++;
    }
    if (rows.isEmpty()) {
      throw lines.error(index, 0, "the bottom border", "at least one row");
    }
    String bottom = lines.get(index);
    if (!bottom.equals(border)) {
      int wrong = 0;
      while (wrong < Math.min(bottom.length(), border.length())
          && bottom.charAt(wrong) == border.charAt(wrong)) {
        wrong++;
      }
      throw lines.error(
          index, wrong, MapLines.found(bottom, wrong), "the same border as at the top");
    }
    if (index + 1 < lines.size()) {
      throw lines.error(index + 1, 0, "more text", "nothing after the bottom border");
    }
    return rows;
  }

  private List<Terrain> row(int index, int width) {
    String line = lines.get(index);
    if (!line.startsWith("|")) {
      throw lines.error(index, 0, MapLines.found(line, 0), "'|' or the bottom border");
    }
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < width; x++) {
      row.add(cell(index, line, x));
    }
    if (line.length() <= width + 1 || line.charAt(width + 1) != '|') {
      throw lines.error(
          index, width + 1, MapLines.found(line, width + 1), "'|' after " + width + " cells");
    }
    if (line.length() > width + 2) {
      throw lines.error(index, width + 2, MapLines.found(line, width + 2), "the end of the row");
    }
    return row;
  }

  private Terrain cell(int index, String line, int x) {
    char symbol = x + 1 < line.length() ? line.charAt(x + 1) : '\n';
    return switch (symbol) {
      case CourseMap.FLOOR -> Terrain.FLOOR;
      case CourseMap.WALL -> Terrain.BRICK;
      case CourseMap.EXIT -> exitCell(index, x);
      default -> throw lines.error(index, x + 1, MapLines.found(line, x + 1), "' ', 'W' or 'E'");
    };
  }

  private Terrain exitCell(int index, int x) {
    if (exit.isPresent()) {
      throw lines.error(index, x + 1, "a second exit", "one exit at most");
    }
    exit = Optional.of(new Cell(x, index - GRID - 1));
    return Terrain.FLOOR;
  }
}
