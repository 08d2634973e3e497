package blastlab.world;

import java.nio.ByteBuffer;
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

  /** How many bytes {@link #write} needs for so many numbers. */
  static int size(int numbers) {
    return Integer.BYTES + numbers * Integer.BYTES;
  }

  static void write(int[] entries, int length, ByteBuffer out) {
    out.putInt(length);
    for (int i = 0; i < length; i++) {
      out.putInt(entries[i]);
    }
  }

  /** Reads entries of so many numbers each. */
  static int[] read(int size, ByteBuffer in) {
    int length = in.getInt();
    WorldCode.require(
        length >= 0 && length % size == 0 && length <= in.remaining() / Integer.BYTES,
        "a number of entries");
    if (length == 0) {
      return NONE;
    }
    int[] entries = new int[length];
    for (int i = 0; i < length; i++) {
      entries[i] = in.getInt();
    }
    return entries;
  }

  /** All entries but the i-th. */
  static int[] without(int[] entries, int size, int i) {
    int[] left = Arrays.copyOf(entries, entries.length - size);
    System.arraycopy(entries, (i + 1) * size, left, i * size, left.length - i * size);
    return left;
  }
}
