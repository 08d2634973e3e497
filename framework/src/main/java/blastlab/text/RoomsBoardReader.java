package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads boards of the rooms game as they are sent to players. */
final class RoomsBoardReader {
  private static final int SMALLEST = 3;
  private static final String PREFIX = "board=";

  private final String file;
  private final String cells;
  private final int firstColumn;
  private Optional<Cell> me = Optional.empty();
  private Optional<Cell> deadMe = Optional.empty();
  private final List<Cell> others = new ArrayList<>();
  private final List<Cell> choppers = new ArrayList<>();
  private final Map<Cell, Integer> bombs = new LinkedHashMap<>();
  private final Map<Cell, Item.Kind> perks = new LinkedHashMap<>();
  private final Set<Cell> booms = new LinkedHashSet<>();
  private final Set<Cell> deadOthers = new LinkedHashSet<>();
  private final Set<Cell> deadChoppers = new LinkedHashSet<>();
  private final Set<Cell> destroyedWalls = new LinkedHashSet<>();

  RoomsBoardReader(MapText board) {
    file = board.file();
    String line = board.text().replaceFirst("\\r?\\n$", "");
    firstColumn = line.startsWith(PREFIX) ? PREFIX.length() + 1 : 1;
    cells = line.substring(firstColumn - 1);
  }

  RoomsBoard read() {
    int size = size();
    List<List<Terrain>> rows = new ArrayList<>();
    for (int y = 0; y < size; y++) {
      List<Terrain> row = new ArrayList<>();
      for (int x = 0; x < size; x++) {
        boolean border = x == 0 || y == 0 || x == size - 1 || y == size - 1;
        if (border && cells.charAt(y * size + x) != RoomsSymbols.WALL) {
          throw error(new Cell(x, y), "'☼', as everywhere on the border");
        }
        row.add(cell(new Cell(x, y), cells.charAt(y * size + x)));
      }
      rows.add(row);
    }
    RoomsRemains remains = new RoomsRemains(deadMe, deadOthers, deadChoppers, destroyedWalls);
    return new RoomsBoard(rows, me, others, choppers, bombs, perks, booms, remains);
  }

  private int size() {
    int size = (int) Math.sqrt(cells.length());
    if (size < SMALLEST || size * size != cells.length()) {
      int less = Math.max(size, SMALLEST);
      int more = Math.max(size, SMALLEST) + 1;
      throw InputException.at(
          file,
          1,
          firstColumn,
          cells.length() + " symbols",
          "a square number of them, such as %d or %d".formatted(less * less, more * more));
    }
    return size;
  }

  /** Notes what a symbol shows, and tells what is below it. */
  private Terrain cell(Cell at, char symbol) {
    RoomsSymbols.perk(symbol).ifPresent(kind -> perks.put(at, kind));
    RoomsSymbols.timer(symbol).ifPresent(timer -> bombs.put(at, timer));
    switch (symbol) {
      case RoomsSymbols.WALL -> {
        return Terrain.STONE;
      }
      case RoomsSymbols.DESTROYABLE_WALL -> {
        return Terrain.BRICK;
      }
      case RoomsSymbols.BOMBER_ON_BOMB, RoomsSymbols.OTHER_ON_BOMB ->
          bombs.put(at, RoomsBoard.UNTOLD);
      case RoomsSymbols.CHOPPER -> choppers.add(at);
      case RoomsSymbols.DEAD_CHOPPER -> deadChoppers.add(at);
      case RoomsSymbols.DESTROYED_WALL -> destroyedWalls.add(at);
      case RoomsSymbols.BOOM -> booms.add(at);
      default -> {} // a bomber, or else noted above
    }
    bomber(at, symbol);
    return Terrain.FLOOR;
  }

  private void bomber(Cell at, char symbol) {
    switch (symbol) {
      case RoomsSymbols.BOMBER, RoomsSymbols.BOMBER_ON_BOMB -> me = onlyOne(at);
      case RoomsSymbols.DEAD_BOMBER -> deadMe = onlyOne(at);
      case RoomsSymbols.OTHER, RoomsSymbols.OTHER_ON_BOMB -> others.add(at);
      case RoomsSymbols.OTHER_DEAD -> deadOthers.add(at);
      default -> {
        if (!RoomsSymbols.isOnBoards(symbol)) {
          throw error(at, "one of '" + RoomsSymbols.OF_BOARDS + "'");
        }
      }
    }
  }

  private Optional<Cell> onlyOne(Cell at) {
    if (me.isPresent() || deadMe.isPresent()) {
      throw error(at, "at most one of '☺☻Ѡ' on a board");
    }
    return Optional.of(at);
  }

  private InputException error(Cell at, String expected) {
    int place = at.y() * (int) Math.sqrt(cells.length()) + at.x();
    String found = MapLines.found(cells, place) + " at (" + at.x() + "," + at.y() + ")";
    return InputException.at(file, 1, firstColumn + place, found, expected);
  }
}
