package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads bomberda's levels: rows of any length, of which short ones end in floor. */
final class BomberdaMapReader {
  private static final String SYMBOLS = "'#', ' ', 'x', 'X', '$', '@', 'E' or '.'";

  private final MapLines lines;
  private final List<List<Terrain>> rows = new ArrayList<>();
  private Optional<Cell> player = Optional.empty();
  private Optional<Cell> enemy = Optional.empty();
  private Optional<Cell> treasure = Optional.empty();

  BomberdaMapReader(MapText map) {
    lines = new MapLines(map);
  }

  BomberdaMap read() {
    int width = 0;
    for (int y = 0; y < lines.size(); y++) {
      width = Math.max(width, lines.get(y).length());
    }
    for (int y = 0; y < lines.size(); y++) {
      rows.add(row(y, width));
    }
    Cell start = player.orElseThrow(() -> lines.error("no '@'", "one, where the player starts"));
    if (enemy.isEmpty() && treasure.isEmpty()) {
      throw lines.error("neither '.' nor 'E'", "a treasure, or an enemy that has it");
    }
    checkWalls(start);
    return new BomberdaMap(List.copyOf(rows), start, enemy, treasure);
  }

  private List<Terrain> row(int y, int width) {
    String line = lines.get(y);
    List<Terrain> row = new ArrayList<>();
    for (int x = 0; x < width; x++) {
      row.add(x < line.length() ? cell(y, x, line.charAt(x)) : Terrain.FLOOR);
    }
    return List.copyOf(row);
  }

  private Terrain cell(int y, int x, char symbol) {
    switch (symbol) {
      case BomberdaMap.PLAYER -> player = only(player, y, x);
      case BomberdaMap.ENEMY -> enemy = only(enemy, y, x);
      case BomberdaMap.TREASURE -> treasure = only(treasure, y, x);
      default -> {
        return terrain(y, x, symbol);
      }
    }
    return Terrain.FLOOR;
  }

  private Terrain terrain(int y, int x, char symbol) {
    return switch (symbol) {
      case BomberdaMap.WALL -> Terrain.STONE;
      case BomberdaMap.FLOOR -> Terrain.FLOOR;
      case BomberdaMap.FRAGILE -> Terrain.FRAGILE;
      case BomberdaMap.HOLE -> Terrain.HOLE;
      case BomberdaMap.BOX -> Terrain.BRICK;
      default -> throw lines.error(y, x, lines.found(y, x), SYMBOLS);
    };
  }

  private Optional<Cell> only(Optional<Cell> known, int y, int x) {
    if (known.isPresent()) {
      throw lines.error(y, x, "a second " + lines.found(y, x), "one at most");
    }
    return Optional.of(new Cell(x, y));
  }

  /** Wherever the player gets, with bombs or without, there must be something around it. */
  private void checkWalls(Cell start) {
    Set<Cell> reached = new HashSet<>(Set.of(start));
    Deque<Cell> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      Cell cell = open.remove();
      int x = cell.x();
      int y = cell.y();
      if (x == 0 || y == 0 || x == rows.get(0).size() - 1 || y == rows.size() - 1) {
        throw lines.error(
            y, x, "a cell on the border that the player can reach", "walls all around");
      }
      for (Cell next :
          List.of(new Cell(x + 1, y), new Cell(x - 1, y), new Cell(x, y + 1), new Cell(x, y - 1))) {
        if (canBecomeFree(next) && reached.add(next)) {
          open.add(next);
        }
      }
    }
  }

  private boolean canBecomeFree(Cell cell) {
    Terrain terrain = rows.get(cell.y()).get(cell.x());
    return terrain != Terrain.STONE && terrain != Terrain.HOLE;
  }
}
