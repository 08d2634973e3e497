package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the duel's fields: rows of one length with walls, boxes and numbered players. */
final class DuelMapReader {
  private static final int FEWEST_PLAYERS = 2;
  private static final String SYMBOLS = "'#', ' ', 'X' or a digit from 1 to 9";

  private final MapLines lines;
  private final Map<Character, Cell> seats = new TreeMap<>();

  DuelMapReader(MapText map) {
    lines = new MapLines(map);
  }

  DuelMap read() {
    int width = lines.require(0, "a row of the field").length();
    if (width == 0) {
      throw lines.error(0, 0, "an empty line", "a row of the field");
    }
    List<List<Terrain>> rows = new ArrayList<>();
    for (int y = 0; y < lines.size(); y++) {
      rows.add(row(y, width));
    }
    checkNumbers();
    return new DuelMap(List.copyOf(rows), List.copyOf(seats.values()));
  }

  private List<Terrain> row(int y, int width) {
    String line = lines.get(y);
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < Math.min(width, line.length()); x++) {
      row.add(cell(y, x, line.charAt(x)));
    }
    if (line.length() != width) {
      int wrong = Math.min(width, line.length());
      throw lines.error(
          y, wrong, lines.found(y, wrong), "a row of " + width + " cells like the first");
    }
    return List.copyOf(row);
  }

  private Terrain cell(int y, int x, char symbol) {
    return switch (symbol) {
      case DuelMap.WALL -> Terrain.STONE;
      case DuelMap.BOX -> Terrain.BRICK;
      case DuelMap.FLOOR -> Terrain.FLOOR;
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> seat(y, x, symbol);
      default -> throw lines.error(y, x, lines.found(y, x), SYMBOLS);
    };
  }

  private Terrain seat(int y, int x, char number) {
    if (seats.putIfAbsent(number, new Cell(x, y)) != null) {
      throw lines.error(y, x, "a second player " + number, "every number once");
    }
    return Terrain.FLOOR;
  }

  private void checkNumbers() {
    if (seats.size() < FEWEST_PLAYERS) {
      throw lines.error(
          seats.isEmpty() ? "no player" : "only one player", "players 1 to n, with n from 2 to 9");
    }
    char next = '1';
    for (Map.Entry<Character, Cell> seat : seats.entrySet()) {
      if (seat.getKey() != next) {
        Cell at = seat.getValue();
        throw lines.error(
            at.y(), at.x(), "player " + seat.getKey() + " but no " + next, "no number left out");
      }
      next++;
    }
  }
}
