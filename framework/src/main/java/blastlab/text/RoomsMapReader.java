package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads maps of the rooms game. */
final class RoomsMapReader {
  private static final int SMALLEST = 3;
  private static final String SYMBOLS = "'☼', '#', ' ', '☺', '♥', '&', one of '+cir' or of '*CIR'";

  private final MapLines lines;
  private final List<List<Terrain>> rows = new ArrayList<>();
  private Optional<Cell> firstSeat = Optional.empty();
  private final List<Cell> furtherSeats = new ArrayList<>();
  private final List<Cell> choppers = new ArrayList<>();
  private final Map<Cell, Item.Kind> perks = new LinkedHashMap<>();
  private final Map<Cell, Item.Kind> hiddenPerks = new LinkedHashMap<>();

  RoomsMapReader(MapText map) {
    lines = new MapLines(map);
  }

  RoomsMap read() {
    int size = lines.require(0, "the top border, such as '☼☼☼☼☼'").length();
    for (int y = 0; y < size; y++) {
      String what = y == size - 1 ? "the bottom border" : "a row";
      lines.require(y, what + ": a map is as high as it is wide");
      rows.add(row(y, size));
    }
    if (lines.size() > size) {
      throw lines.error(size, 0, "more text", "nothing after " + size + " rows as wide as high");
    }
    if (size < SMALLEST) {
      throw lines.error(0, 0, size + " cells", "at least " + SMALLEST);
    }
    Cell first = firstSeat.orElseThrow(() -> lines.error("no '☺'", "one, the first seat"));
    List<Cell> seats = new ArrayList<>(List.of(first));
    seats.addAll(furtherSeats);
    return new RoomsMap(rows, seats, choppers, perks, hiddenPerks);
  }

  private List<Terrain> row(int y, int size) {
    String line = lines.get(y);
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < size; x++) {
      if (x >= line.length()) {
        throw lines.error(y, x, MapLines.found(line, x), size + " cells as in the first row");
      }
      boolean border = x == 0 || y == 0 || x == size - 1 || y == size - 1;
      if (border && line.charAt(x) != RoomsSymbols.WALL) {
        throw lines.error(y, x, MapLines.found(line, x), "'☼', as everywhere on the border");
      }
      row.add(cell(line, x, y));
    }
    if (line.length() > size) {
      throw lines.error(y, size, MapLines.found(line, size), "the end of the row");
    }
    return row;
  }

  private Terrain cell(String line, int x, int y) {
    Cell cell = new Cell(x, y);
    char symbol = line.charAt(x);
    RoomsSymbols.perk(symbol).ifPresent(kind -> perks.put(cell, kind));
    RoomsSymbols.hiddenPerk(symbol).ifPresent(kind -> hiddenPerks.put(cell, kind));
    if (perks.containsKey(cell)) {
      return Terrain.FLOOR;
    }
    if (hiddenPerks.containsKey(cell)) {
      return Terrain.BRICK;
    }
    switch (symbol) {
      case RoomsSymbols.WALL -> {
        return Terrain.STONE;
      }
      case RoomsSymbols.DESTROYABLE_WALL -> {
        return Terrain.BRICK;
      }
      case RoomsSymbols.NONE -> {}
      case RoomsSymbols.BOMBER -> takeFirstSeat(cell);
      case RoomsSymbols.OTHER -> furtherSeats.add(cell);
      case RoomsSymbols.CHOPPER -> choppers.add(cell);
      default -> throw lines.error(y, x, MapLines.found(line, x), SYMBOLS);
    }
    return Terrain.FLOOR;
  }

  private void takeFirstSeat(Cell cell) {
    if (firstSeat.isPresent()) {
      throw lines.error(cell.y(), cell.x(), "a second '☺'", "one; further seats are '♥'");
    }
    firstSeat = Optional.of(cell);
  }
}
