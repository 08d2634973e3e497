package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Optional;

/**
 * A level of bomberda.
 *
 * @param rows the cells, row by row, all rows of one length
 * @param player where the player starts
 * @param enemy where the enemy starts, if there is one
 * @param treasure where the treasure lies, unless the enemy has it
 */
public record BomberdaMap(
    List<List<Terrain>> rows, Cell player, Optional<Cell> enemy, Optional<Cell> treasure) {
  static final char WALL = '#';
  static final char FLOOR = ' ';
  static final char FRAGILE = 'x';
  static final char HOLE = 'X';
  static final char BOX = '$';
  static final char PLAYER = '@';
  static final char ENEMY = 'E';
  static final char TREASURE = '.';

  /** The number of columns. */
  public int width() {
    return rows.get(0).size();
  }

  /** The number of rows. */
  public int height() {
    return rows.size();
  }

  /** Reads a level. */
  public static BomberdaMap read(MapText map) {
    return new BomberdaMapReader(map).read();
  }

  /** The level as text, a line a row. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++) {
        text.append(symbol(new Cell(x, y)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private char symbol(Cell cell) {
    if (cell.equals(player)) {
      return PLAYER;
    }
    if (enemy.equals(Optional.of(cell))) {
      return ENEMY;
    }
    if (treasure.equals(Optional.of(cell))) {
      return TREASURE;
    }
    return switch (rows.get(cell.y()).get(cell.x())) {
      case FLOOR -> FLOOR;
      case FRAGILE -> FRAGILE;
      case HOLE -> HOLE;
      case BRICK -> BOX;
      case STONE -> WALL;
    };
  }
}
