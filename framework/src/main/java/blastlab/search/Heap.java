package blastlab.search;

import java.util.Arrays;

/** A priority queue of cells without any objects: the smallest key comes out first. */
final class Heap {
  private long[] keys = new long[64];
  private int[] cells = new int[64];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  /** Adds a cell; among those of equal priority the one with the smaller tie comes first. */
  void add(int cell, int priority, int tie) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      cells = Arrays.copyOf(cells, 2 * size);
    }
    long key = (long) priority << 32 | tie;
    int at = size++;
    while (at > 0 && key < keys[(at - 1) >>> 1]) {
      int parent = (at - 1) >>> 1;
      keys[at] = keys[parent];
      cells[at] = cells[parent];
      at = parent;
    }
    keys[at] = key;
    cells[at] = cell;
  }

  /** Takes the cell with the smallest key out. */
  int remove() {
    int first = cells[0];
    size--;
    long key = keys[size];
    int at = 0;
    for (int child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && keys[child + 1] < keys[child]) {
        child++;
      }
      if (key <= keys[child]) {
        break;
      }
      keys[at] = keys[child];
      cells[at] = cells[child];
      at = child;
    }
    keys[at] = key;
    cells[at] = cells[size];
    return first;
  }
}
