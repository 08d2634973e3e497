package blastlab.search;

import blastlab.world.World;
import java.util.Arrays;

/**
 * Numbers the cells of a world so that there is a margin round them: whoever walks to a neighbour
 * of a cell never leaves the array, and need not ask about borders.
 */
final class Margin {
  final int width;
  final int height;
  final int stride;
  final int size;

  Margin(World world) {
    width = world.width();
    height = world.height();
    stride = width + 1; // what is right of a row is left of the next one
    size = stride * (height + 2) + 1;
  }

  boolean contains(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  /** The index of a cell inside the world. */
  int index(int x, int y) {
    if (!contains(x, y)) {
      throw new IndexOutOfBoundsException(
          "cell (%d,%d) is outside the world, which is %d wide and %d high"
              .formatted(x, y, width, height));
    }
    return stride * (y + 1) + x + 1;
  }

  int x(int index) {
    return index % stride - 1;
  }

  int y(int index) {
    return index / stride - 1;
  }

  /** What to add to an index for each of the moves of {@link Move#ALL}. */
  int[] ways() {
    int[] ways = new int[Move.ALL.size()];
    for (int i = 0; i < ways.length; i++) {
      ways[i] = Move.ALL.get(i).dy() * stride + Move.ALL.get(i).dx();
    }
    return ways;
  }

  /** A number for each cell, one inside the world and another in the margin. */
  int[] filled(int inside, int margin) {
    int[] numbers = new int[size];
    Arrays.fill(numbers, margin);
    for (int y = 0; y < height; y++) {
      int row = index(0, y);
      Arrays.fill(numbers, row, row + width, inside);
    }
    return numbers;
  }

  /** Sets all cells of the margin to a value. */
  void enclose(byte[] cells, byte value) {
    for (int i = 0; i <= stride; i++) {
      cells[i] = value;
      cells[size - 1 - i] = value;
    }
    for (int i = stride; i < size; i += stride) {
      cells[i] = value;
    }
  }
}
