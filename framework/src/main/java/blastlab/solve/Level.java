package blastlab.solve;

import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.Arrays;

/**
 * What never changes about a level: its ground and its treasure at the start, and how its cells lie
 * to each other.
 *
 * <p>Cells are numbered row by row. Those whose ground can change have a bit each: what was fragile
 * has collapsed, or the box is gone.
 */
final class Level {
  /** In place of a cell: outside, or not there at all. */
  static final int NOWHERE = -1;

  private final int width;
  private final Terrain[] ground;
  private final int[] bits;
  private final int[] neighbours;
  private final int changeable;
  private final int treasure;

  /** The level that a world shows at this moment. */
  Level(World world) {
    width = world.width();
    ground = new Terrain[width * world.height()];
    bits = new int[ground.length];
    neighbours = new int[ground.length * Direction.ALL.size()];
    Arrays.fill(bits, NOWHERE);
    int count = 0;
    for (int cell = 0; cell < ground.length; cell++) {
      ground[cell] = world.terrainAt(column(cell), row(cell));
      if (ground[cell] == Terrain.FRAGILE || ground[cell] == Terrain.BRICK) {
        bits[cell] = count++;
      }
      for (Direction way : Direction.ALL) {
        neighbours[cell * Direction.ALL.size() + way.ordinal()] = neighbourOf(cell, way);
      }
    }
    changeable = count;
    treasure = world.items().stream().mapToInt(i -> cell(i.x(), i.y())).findFirst().orElse(NOWHERE);
  }

  private int neighbourOf(int cell, Direction way) {
    int x = column(cell) + way.dx();
    int y = row(cell) + way.dy();
    boolean isInside = x >= 0 && y >= 0 && x < width && y < ground.length / width;
    return isInside ? cell(x, y) : NOWHERE;
  }

  /** The number of a cell. */
  int cell(int x, int y) {
    return y * width + x;
  }

  int column(int cell) {
    return cell % width;
  }

  int row(int cell) {
    return cell / width;
  }

  /** How many cells there are. */
  int size() {
    return ground.length;
  }

  /** Where the treasure lies from the start, or {@link #NOWHERE}. */
  int treasure() {
    return treasure;
  }

  /** What a cell was made of at the start. */
  Terrain ground(int cell) {
    return ground[cell];
  }

  /** The bit of a cell whose ground can change, or {@link #NOWHERE}. */
  int bit(int cell) {
    return bits[cell];
  }

  /** How many words all bits together take. */
  int words() {
    return (changeable + Long.SIZE - 1) / Long.SIZE;
  }

  /** The cell beside another, or {@link #NOWHERE}. */
  int neighbour(int cell, Direction way) {
    return neighbours[cell * Direction.ALL.size() + way.ordinal()];
  }

  /** How many steps two cells are apart, whatever is between them. */
  int distance(int from, int to) {
    return Math.abs(column(from) - column(to)) + Math.abs(row(from) - row(to));
  }
}
