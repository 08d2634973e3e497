package blastlab.world;

import java.util.Arrays;

/** Entries of so many numbers each in one array, the first of which is the entry's cell. */
final class Entries {
  static final int[] NONE = {};

  private Entries() {}

  /** The number of the first entry for a cell, or the number of entries if there is none. */
  static int indexOf(int[] entries, int size, int cell) {
    int at = 0;
    while (at < entries.length && entries[at] != cell) {
      at += size;
    }
    return at / size;
  }

  /** All entries but the i-th. */
  static int[] without(int[] entries, int size, int i) {
    int[] left = Arrays.copyOf(entries, entries.length - size);
    System.arraycopy(entries, (i + 1) * size, left, i * size, left.length - i * size);
    return left;
  }
}
