package blastlab.generate;

import blastlab.world.Cell;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Where somebody gets on foot, nearest cells first.
 *
 * @param cameFrom the cell before each, and for the start itself
 * @param diagonal whether there are diagonal moves
 */
record Walk(Map<Cell, Cell> cameFrom, boolean diagonal) {
  private static final int[][] STRAIGHT = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

  /**
   * Walks from a cell in all directions.
   *
   * @param most how many moves at most
   * @param diagonal whether a move may be diagonal
   */
  static Walk from(Cell start, int most, boolean diagonal, Predicate<Cell> walkable) {
    Map<Cell, Cell> cameFrom = new LinkedHashMap<>(Map.of(start, start));
    List<Cell> edge = List.of(start);
    for (int i = 0; i < most && !edge.isEmpty(); i++) {
      List<Cell> next = new ArrayList<>();
      for (Cell cell : edge) {
        for (Cell neighbour : neighbours(cell, diagonal)) {
          if (!cameFrom.containsKey(neighbour) && walkable.test(neighbour)) {
            cameFrom.put(neighbour, cell);
            next.add(neighbour);
          }
        }
      }
      edge = next;
    }
    return new Walk(cameFrom, diagonal);
  }

  private static List<Cell> neighbours(Cell cell, boolean diagonal) {
    List<Cell> neighbours = new ArrayList<>();
    for (int[] move : STRAIGHT) {
      neighbours.add(new Cell(cell.x() + move[0], cell.y() + move[1]));
    }
    for (int[] move : diagonal ? DIAGONAL : new int[0][]) {
      neighbours.add(new Cell(cell.x() + move[0], cell.y() + move[1]));
    }
    return neighbours;
  }

  /** All cells, the start first. */
  Set<Cell> cells() {
    return cameFrom.keySet();
  }

  /** The way to a cell that was reached: the cells that are entered, in order. */
  List<Cell> wayTo(Cell cell) {
    List<Cell> way = new ArrayList<>();
    Cell at = cell;
    while (!cameFrom.get(at).equals(at)) {
      way.add(at);
      at = cameFrom.get(at);
    }
    Collections.reverse(way);
    return way;
  }

  /** The way to the nearest cell of a kind. */
  Optional<List<Cell>> wayToNearest(Predicate<Cell> kind) {
    return cells().stream().filter(kind).findFirst().map(this::wayTo);
  }

  /** The cells of a kind next to those that were reached. */
  List<Cell> edge(Predicate<Cell> kind) {
    return cells().stream()
        .flatMap(cell -> neighbours(cell, diagonal).stream())
        .filter(kind)
        .distinct()
        .toList();
  }
}
