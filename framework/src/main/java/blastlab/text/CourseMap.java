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
}
