package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the course's map format: four parameters, then the grid inside a border. */
final class CourseMapReader {
  private static final List<String> PARAMETERS =
      List.of("max_time", "bomb_time", "expl_duration", "expl_range");
  private static final int GRID = PARAMETERS.size();

  private final String file;
  private final List<String> lines;
  private Optional<Cell> exit = Optional.empty();

  CourseMapReader(String file, String text) {
    this.file = file;
    List<String> all = List.of(text.replace("\r\n", "\n").split("\n", -1));
    int end = all.size();
    while (end > 0 && all.get(end - 1).isEmpty()) {
      end--; // what follows the last line break
    }
    this.lines = all.subList(0, end);
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
    String name = PARAMETERS.get(index);
    String line = line(index, "'" + name + " N'");
    if (!line.matches(name + "([^a-z_].*)?")) {
      throw error(index, 0, firstWord(line), "the parameter '" + name + "'");
    }
    if (!line.startsWith(name + " ")) {
      throw error(index, name.length(), found(line, name.length()), "one space and a number");
    }
    String value = line.substring(name.length() + 1);
    if (!value.matches("0*[1-9][0-9]{0,8}")) {
      String what = value.isEmpty() ? found(value, 0) : Quoted.of(value);
      throw error(index, name.length() + 1, what, "a whole number from 1 to 999999999");
    }
    return Integer.parseInt(value);
  }

  private static String firstWord(String line) {
    String word = line.split("\\s", 2)[0];
    return word.isEmpty() ? found(line, 0) : Quoted.of(word);
  }

  private int topBorder() {
    String line = line(GRID, "the top border, such as '+----+'");
    if (!line.matches("\\+-+\\+")) {
      int wrong = 0;
      while (wrong < line.length() && line.charAt(wrong) == (wrong == 0 ? '+' : '-')) {
        wrong++;
      }
      if (line.startsWith("-+", wrong - 1)) {
        wrong++; // a border so far, but for what follows it
      }
      throw error(GRID, wrong, found(line, wrong), "a top border such as '+----+'");
    }
    return line.length() - 2;
  }

  private List<List<Terrain>> rows(int width) {
    String border = lines.get(GRID);
    List<List<Terrain>> rows = new ArrayList<>();
    int index = GRID + 1;
    while (!line(index, "a row or the bottom border").startsWith("+")) {
      rows.add(row(index, width));
      index++;
    }
    if (rows.isEmpty()) {
      throw error(index, 0, "the bottom border", "at least one row");
    }
    String bottom = lines.get(index);
    if (!bottom.equals(border)) {
      int wrong = 0;
      while (wrong < Math.min(bottom.length(), border.length())
          && bottom.charAt(wrong) == border.charAt(wrong)) {
        wrong++;
      }
      throw error(index, wrong, found(bottom, wrong), "the same border as at the top");
    }
    if (index + 1 < lines.size()) {
      throw error(index + 1, 0, "more text", "nothing after the bottom border");
    }
    return rows;
  }

  private List<Terrain> row(int index, int width) {
    String line = lines.get(index);
    if (!line.startsWith("|")) {
      throw error(index, 0, found(line, 0), "'|' or the bottom border");
    }
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < width; x++) {
      row.add(cell(index, line, x));
    }
    if (line.length() <= width + 1 || line.charAt(width + 1) != '|') {
      throw error(index, width + 1, found(line, width + 1), "'|' after " + width + " cells");
    }
    if (line.length() > width + 2) {
      throw error(index, width + 2, found(line, width + 2), "the end of the row");
    }
    return row;
  }

  private Terrain cell(int index, String line, int x) {
    char symbol = x + 1 < line.length() ? line.charAt(x + 1) : '\n';
    return switch (symbol) {
      case ' ' -> Terrain.FLOOR;
      case 'W' -> Terrain.BRICK;
      case 'E' -> exitCell(index, x);
      default -> throw error(index, x + 1, found(line, x + 1), "' ', 'W' or 'E'");
    };
  }

  private Terrain exitCell(int index, int x) {
    if (exit.isPresent()) {
      throw error(index, x + 1, "a second exit", "one exit at most");
    }
    exit = Optional.of(new Cell(x, index - GRID - 1));
    return Terrain.FLOOR;
  }

  private String line(int index, String expected) {
    if (index >= lines.size()) {
      throw error(index, 0, "the end of the map", expected);
    }
    return lines.get(index);
  }

  private static String found(String line, int at) {
    return at < line.length()
        ? Quoted.of(Character.toString(line.codePointAt(at)))
        : "the end of the line";
  }

  private InputException error(int index, int at, String what, String expected) {
    return InputException.at(file, index + 1, at + 1, what, expected);
  }
}
