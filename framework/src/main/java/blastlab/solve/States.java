package blastlab.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All packed states that a search has met, numbered in the order of meeting, each once, and how it
 * first came to each.
 */
final class States {
  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int words;
  private final List<long[]> chunks = new ArrayList<>();
  private final List<int[]> origins = new ArrayList<>();
  private int[] table = new int[1 << 10]; // numbers plus 1, by hash
  private int count;

  /** No states so far; each will have so many words. */
  States(int words) {
    this.words = words;
  }

  /** How many there are. */
  int count() {
    return count;
  }

  void copyTo(int state, long[] target) {
    System.arraycopy(chunks.get(state >> CHUNK_BITS), at(state), target, 0, words);
  }

  /** What it took to come to a state, as it was given when the state was added. */
  int origin(int state) {
    return origins.get(state >> CHUNK_BITS)[state & (CHUNK - 1)];
  }

  /** Adds a state unless it is there; says whether it was new. */
  boolean add(long[] state, int origin) {
    int slot = slot(state);
    if (table[slot] != 0) {
      return false;
    }
    if (count % CHUNK == 0) {
      chunks.add(new long[CHUNK * words]);
      origins.add(new int[CHUNK]);
    }
    System.arraycopy(state, 0, chunks.get(count >> CHUNK_BITS), at(count), words);
    origins.get(count >> CHUNK_BITS)[count & (CHUNK - 1)] = origin;
    table[slot] = ++count;
    if (count > table.length / 2) {
      grow();
    }
    return true;
  }

  private int at(int state) {
    return (state & (CHUNK - 1)) * words;
  }

  /** Where a state is in the table, or would be. */
  private int slot(long[] state) {
    int slot = (int) hash(state, 0) & (table.length - 1);
    while (table[slot] != 0 && !isSame(table[slot] - 1, state)) {
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  private boolean isSame(int number, long[] state) {
    int from = at(number);
    return Arrays.equals(chunks.get(number >> CHUNK_BITS), from, from + words, state, 0, words);
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int number = 0; number < count; number++) {
      int slot = (int) hash(chunks.get(number >> CHUNK_BITS), at(number)) & (table.length - 1);
      while (table[slot] != 0) {
        slot = (slot + 1) & (table.length - 1);
      }
      table[slot] = number + 1;
    }
  }

  private long hash(long[] from, int at) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = (hash ^ from[at + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return hash;
  }
}
