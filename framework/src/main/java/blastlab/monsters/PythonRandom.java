package blastlab.monsters;

import java.math.BigInteger;
import java.util.List;

/**
 * The random numbers that Python's {@code random} module gives for the same seed: a Mersenne
 * twister (MT19937) that is seeded with the 32-bit words of the seed's absolute value.
 *
 * <p>Games recorded elsewhere replay here because of it.
 */
public final class PythonRandom {
  private static final int SIZE = 624;
  private static final int SHIFT = 397;
  private static final int UPPER = 0x80000000;
  private static final int LOWER = 0x7fffffff;
  private static final int TWIST = 0x9908b0df;

  private final int[] state = new int[SIZE];
  private int next = SIZE;

  /** A generator for a seed of any size and sign. */
  public PythonRandom(BigInteger seed) {
    seed(seed);
  }

  /** Begins anew with another seed. */
  public void seed(BigInteger seed) {
    seedWith(words(seed.abs()));
    next = SIZE;
  }

  /** A number from 0 to {@code bound - 1}, as {@code random.choice} picks an index. */
  public int choice(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("a choice among " + bound + ", expected at least 1");
    }
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(bound);
    int drawn;
    do {
      drawn = nextWord() >>> (Integer.SIZE - bits);
    } while (drawn >= bound || drawn < 0);
    return drawn;
  }

  /** One of these, as {@code random.choice} picks it. */
  <T> T choice(List<T> choices) {
    return choices.get(choice(choices.size()));
  }

  /** The next 32 random bits. */
  int nextWord() {
    if (next == SIZE) {
      refill();
    }
    int word = state[next++];
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return word ^ (word >>> 18);
  }

  private void refill() {
    for (int i = 0; i < SIZE; i++) {
      int mixed = (state[i] & UPPER) | (state[(i + 1) % SIZE] & LOWER);
      state[i] = state[(i + SHIFT) % SIZE] ^ (mixed >>> 1) ^ ((mixed & 1) * TWIST);
    }
    next = 0;
  }

  private void seedWith(int[] key) {
    state[0] = 19650218;
    for (int i = 1; i < SIZE; i++) {
      state[i] = 1812433253 * scrambled(i - 1) + i;
    }
    int i = 1;
    for (int step = 0; step < Math.max(SIZE, key.length); step++) {
      int j = step % key.length;
      state[i] = (state[i] ^ (scrambled(i - 1) * 1664525)) + key[j] + j;
      i = following(i);
    }
    for (int step = 1; step < SIZE; step++) {
      state[i] = (state[i] ^ (scrambled(i - 1) * 1566083941)) - i;
      i = following(i);
    }
    state[0] = UPPER;
  }

  private int scrambled(int i) {
    return state[i] ^ (state[i] >>> 30);
  }

  /** The place after i in the state; on wrapping round, the first word takes over from the last. */
  private int following(int i) {
    if (i + 1 < SIZE) {
      return i + 1;
    }
    state[0] = state[SIZE - 1];
    return 1;
  }

  /** The number's 32-bit words, lowest first; at least one. */
  private static int[] words(BigInteger number) {
    int[] words = new int[Math.max(1, (number.bitLength() + 31) / 32)];
    for (int i = 0; i < words.length; i++) {
      words[i] = number.shiftRight(32 * i).intValue();
    }
    return words;
  }
}
