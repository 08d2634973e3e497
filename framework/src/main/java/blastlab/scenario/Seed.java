package blastlab.scenario;

import blastlab.monsters.PythonRandom;
import java.math.BigInteger;
import java.util.Random;

/** The number that all chance in a game comes from; the same seed makes the same game. */
public record Seed(BigInteger value) {
  /** Any number will do that no small seed can cancel out. */
  private static final long START = 0x9e3779b97f4a7c15L;

  /** A seed from a number. */
  public static Seed of(long value) {
    return new Seed(BigInteger.valueOf(value));
  }

  /** The stream that all monsters of a game share. */
  public PythonRandom monsters() {
    return new PythonRandom(value);
  }

  /** A stream for one purpose, independent of those for others. */
  public Random stream(String purpose) {
    return new Random(mixedWith(purpose));
  }

  /** Lets a stream go on as the one that this seed has for a purpose does from its start. */
  void restart(Random stream, String purpose) {
    stream.setSeed(mixedWith(purpose));
  }

  private long mixedWith(String purpose) {
    long mixed = START;
    for (byte part : value.toByteArray()) {
      mixed = mix(mixed ^ part);
    }
    for (int i = 0; i < purpose.length(); i++) {
      mixed = mix(mixed ^ purpose.charAt(i));
    }
    return mixed;
  }

  private static long mix(long bits) {
    long mixed = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ (mixed >>> 33);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
