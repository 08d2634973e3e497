package blastlab.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All packed states that a search has met, numbered in the order of meeting, each once, and how it
 * came to each in the fewest moves.
 */
final class States {
  /** In place of the number of a state that was there before. */
  static final int KNOWN = -1;

  private static final int CHUNK_BITS = 14;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int words;
  private final List<long[]> chunks = new ArrayList<>();
  private final List<int[]> origins = new ArrayList<>();
  private final List<int[]> depths = new ArrayList<>();
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

  /** How the search came to a state, as it was told. */
  int origin(int state) {
    return origins.get(state >> CHUNK_BITS)[state & (CHUNK - 1)];
  }

  /** In how many moves it came there. */
  int depth(int state) {
    return depths.get(state >> CHUNK_BITS)[state & (CHUNK - 1)];
  }

  /** Notes a way to a state; gives the state's number, or {@link #KNOWN} if it is no better. */
  int add(long[] state, int origin, int depth) {
    int slot = slot(state);
    int number = table[slot] - 1;
    if (number < 0) {
      number = append(state, slot);
    } else if (depth(number) <= depth) {
      return KNOWN;
    }
    origins.get(number >> CHUNK_BITS)[number & (CHUNK - 1)] = origin;
    depths.get(number >> CHUNK_BITS)[number & (CHUNK - 1)] = depth;
    return number;
  }

  private int append(long[] state, int slot) {
    if (count % CHUNK == 0) {
      chunks.add(new long[CHUNK * words]);
      origins.add(new int[CHUNK]);
      depths.add(new int[CHUNK]);
    }
    System.arraycopy(state, 0, chunks.get(count >> CHUNK_BITS), at(count), words);
    table[slot] = ++count;
    if (count > table.length / 2) {
      grow();
    }
    return count - 1;
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
