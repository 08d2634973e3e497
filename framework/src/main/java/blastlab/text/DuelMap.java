package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.List;

/**
 * A field of the duel.
 *
 * @param rows the cells, row by row, all rows of one length
 * @param seats where the players start, in number order
 */
public record DuelMap(List<List<Terrain>> rows, List<Cell> seats) {
  static final char WALL = '#';
  static final char BOX = 'X';
  static final char FLOOR = ' ';

  /** The number of columns. */
  public int width() {
    return rows.get(0).size();
  }

  /** The number of rows. */
  public int height() {
    return rows.size();
  }

  /** Reads a field. */
  public static DuelMap read(MapText map) {
    return new DuelMapReader(map).read();
  }

  /** The field as text, a line a row. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++) {
        int seat = seats.indexOf(new Cell(x, y));
        text.append(seat < 0 ? symbol(rows.get(y).get(x)) : Character.forDigit(seat + 1, 10));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static char symbol(Terrain terrain) {
    return switch (terrain) {
      case STONE -> WALL;
      case BRICK -> BOX;
      case FLOOR -> FLOOR;
      default -> throw new IllegalArgumentException("a duel has no " + terrain);
    };
  }
}
