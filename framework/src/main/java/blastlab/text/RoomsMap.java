package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Map;

/**
 * A map of the rooms game: a square inside a border.
 *
 * @param rows the cells, row by row
 * @param seats where the bombers start, the first seat first
 * @param choppers where the choppers start, in reading order
 * @param perks what lies open, in reading order
 * @param hiddenPerks what destroyable walls hide, in reading order
 */
public record RoomsMap(
    List<List<Terrain>> rows,
    List<Cell> seats,
    List<Cell> choppers,
    Map<Cell, Item.Kind> perks,
    Map<Cell, Item.Kind> hiddenPerks) {

  /** The number of columns, and of rows. */
  public int size() {
    return rows.size();
  }

  /** How many walls can be destroyed. */
  public int destroyableWalls() {
    return (int) rows.stream().flatMap(List::stream).filter(Terrain.BRICK::equals).count();
  }

  /** Reads a map. */
  public static RoomsMap read(MapText map) {
    return new RoomsMapReader(map).read();
  }

  /** The map as text that can be read again. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < size(); y++) {
      for (int x = 0; x < size(); x++) {
        text.append(symbol(new Cell(x, y)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private char symbol(Cell cell) {
    int seat = seats.indexOf(cell);
    if (seat >= 0) {
      return seat == 0 ? RoomsSymbols.BOMBER : RoomsSymbols.OTHER;
    }
    if (choppers.contains(cell)) {
      return RoomsSymbols.CHOPPER;
    }
    if (perks.containsKey(cell)) {
      return RoomsSymbols.perk(perks.get(cell));
    }
    if (hiddenPerks.containsKey(cell)) {
      return RoomsSymbols.hiddenPerk(hiddenPerks.get(cell));
    }
    return RoomsSymbols.terrain(rows.get(cell.y()).get(cell.x()));
  }
}
