package blastlab.generate;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a game's bombs do, as far as a fair map depends on it.
 *
 * @param range how many cells a blast reaches each way
 * @param moves how many moves somebody has to get away from a bomb it has placed
 * @param diagonal whether such a move may be diagonal
 * @param shelter a cell that no blast enters, if there is one
 */
record Bombs(int range, int moves, boolean diagonal, Optional<Cell> shelter) {
  private static final int[][] ARMS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  /** Bombs of a game without diagonal moves. */
  Bombs(int range, int moves) {
    this(range, moves, false, Optional.empty());
  }

  /** The cells that a bomb burns: stone ends an arm, and so does the first wall that it breaks. */
  List<Cell> burnt(Layout layout, Cell bomb) {
    List<Cell> burnt = new ArrayList<>(List.of(bomb));
    for (int[] arm : ARMS) {
      for (int i = 1; i <= range; i++) {
        Cell cell = new Cell(bomb.x() + i * arm[0], bomb.y() + i * arm[1]);
        if (!layout.contains(cell)
            || layout.at(cell) == Terrain.STONE
            || shelter.equals(Optional.of(cell))) {
          break;
        }
        burnt.add(cell);
        if (layout.at(cell) == Terrain.BRICK) {
          break;
        }
      }
    }
    return burnt;
  }

  /** Where one can walk to from a cell. */
  Walk walk(Layout layout, Cell start) {
    return Walk.from(start, Integer.MAX_VALUE, diagonal, cell -> layout.has(cell, Terrain.FLOOR));
  }

  /** A shortest way from a bomb to a cell that it spares, if that is near enough. */
  Optional<List<Cell>> flight(Layout layout, Cell bomb) {
    List<Cell> burnt = burnt(layout, bomb);
    return Walk.from(bomb, moves, diagonal, cell -> layout.has(cell, Terrain.FLOOR))
        .wayToNearest(cell -> !burnt.contains(cell));
  }

  /** Whether a bomb on one cell could ever burn the other. */
  boolean reaches(Cell one, Cell other) {
    int dx = Math.abs(one.x() - other.x());
    int dy = Math.abs(one.y() - other.y());
    return Math.min(dx, dy) == 0 && Math.max(dx, dy) <= range;
  }
}
