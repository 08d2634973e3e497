package blastlab.generate;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ground of a map in the making: floor at first, then walls of both kinds. */
final class Layout {
  private final int width;
  private final int height;
  private final Terrain[] ground;

  /** Nothing but floor. */
  Layout(int width, int height) {
    this.width = width;
    this.height = height;
    this.ground = new Terrain[width * height];
    Arrays.fill(ground, Terrain.FLOOR);
  }

  private Layout(Layout other) {
    this.width = other.width;
    this.height = other.height;
    this.ground = other.ground.clone();
  }

  /** Floor within a border of stone. */
  static Layout bordered(int width, int height) {
    Layout layout = new Layout(width, height);
    for (Cell cell : layout.cells()) {
      boolean inside =
          cell.x() > 0 && cell.y() > 0 && cell.x() < width - 1 && cell.y() < height - 1;
      if (!inside) {
        layout.set(cell, Terrain.STONE);
      }
    }
    return layout;
  }

  Layout copy() {
    return new Layout(this);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  boolean contains(Cell cell) {
    return cell.x() >= 0 && cell.y() >= 0 && cell.x() < width && cell.y() < height;
  }

  Terrain at(Cell cell) {
    return ground[cell.y() * width + cell.x()];
  }

  void set(Cell cell, Terrain terrain) {
    ground[cell.y() * width + cell.x()] = terrain;
  }

  /** Whether the cell is there and made of this. */
  boolean has(Cell cell, Terrain terrain) {
    return contains(cell) && at(cell) == terrain;
  }

  /** All cells, row by row. */
  List<Cell> cells() {
    List<Cell> cells = new ArrayList<>(ground.length);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        cells.add(new Cell(x, y));
      }
    }
    return cells;
  }

  /** All cells of a kind, row by row. */
  List<Cell> cells(Terrain terrain) {
    return cells().stream().filter(cell -> at(cell) == terrain).toList();
  }

  /** Whether all that is no stone hangs together. */
  boolean isConnected() {
    boolean[] seen = new boolean[ground.length];
    int parts = 0;
    for (int i = 0; i < ground.length; i++) {
      if (isNew(i, seen)) {
        flood(i, seen);
        parts++;
      }
    }
    return parts <= 1;
  }

  /** On plain numbers, as it is asked for every wall. */
  private void flood(int start, boolean[] seen) {
    int[] open = new int[ground.length];
    int count = 0;
    open[count++] = start;
    seen[start] = true;
    while (count > 0) {
      int i = open[--count];
      int x = i % width;
      int[] neighbours = {
        x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width,
      };
      for (int neighbour : neighbours) {
        if (neighbour >= 0 && neighbour < ground.length && isNew(neighbour, seen)) {
          seen[neighbour] = true;
          open[count++] = neighbour;
        }
      }
    }
  }

  private boolean isNew(int i, boolean[] seen) {
    return !seen[i] && ground[i] != Terrain.STONE;
  }

  /** The ground as maps have it. */
  List<List<Terrain>> rows() {
    List<List<Terrain>> rows = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      rows.add(List.of(Arrays.copyOfRange(ground, y * width, (y + 1) * width)));
    }
    return rows;
  }
}
