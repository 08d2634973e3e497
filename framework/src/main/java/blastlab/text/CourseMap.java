package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Optional;

/**
 * A map of the course game.
 *
 * @param maxTime how many steps a game may last
 * @param bombTime how many steps a bomb ticks
 * @param explosionDuration how many steps an explosion stays
 * @param explosionRange how many cells a blast reaches
 * @param rows the cells, row by row, all rows of one length
 * @param exit where the exit is, if there is one
 */
public record CourseMap(
    int maxTime,
    int bombTime,
    int explosionDuration,
    int explosionRange,
    List<List<Terrain>> rows,
    Optional<Cell> exit) {
  static final List<String> PARAMETERS =
      List.of("max_time", "bomb_time", "expl_duration", "expl_range");
  static final char FLOOR = ' ';
  static final char WALL = 'W';
  static final char EXIT = 'E';

  /** The number of columns. */
  public int width() {
    return rows.get(0).size();
  }

  /** The number of rows. */
  public int height() {
    return rows.size();
  }

  /** Reads a map. */
  public static CourseMap read(MapText map) {
    return new CourseMapReader(map).read();
  }

  /** The map as text that can be read again. */
  public String write() {
    String border = "+" + "-".repeat(width()) + "+\n";
    List<Integer> values = List.of(maxTime, bombTime, explosionDuration, explosionRange);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      text.append(PARAMETERS.get(i)).append(' ').append(values.get(i)).append('\n');
    }
    text.append(border);
    for (int y = 0; y < height(); y++) {
      text.append('|');
      for (int x = 0; x < width(); x++) {
        text.append(symbol(new Cell(x, y)));
      }
      text.append("|\n");
    }
    return text.append(border).toString();
  }

  private char symbol(Cell cell) {
    if (exit.equals(Optional.of(cell))) {
      return EXIT;
    }
    return switch (rows.get(cell.y()).get(cell.x())) {
      case FLOOR -> FLOOR;
      case BRICK -> WALL;
      default -> throw new IllegalArgumentException("a course map has floor and walls only");
    };
  }
}
