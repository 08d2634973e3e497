package blastlab.generate;

import blastlab.text.InputException;
import java.util.Optional;
import java.util.function.Supplier;

/** Tries to make a map until one is right, but not for ever. */
final class Attempts {
  private Attempts() {}

  /**
   * The first map that is right.
   *
   * @param most how many tries there are
   * @param attempt draws a map, and gives it if it is right
   * @param remedy what the user could ask for instead
   */
  static <T> T first(int most, Supplier<Optional<T>> attempt, String remedy) {
    for (int i = 0; i < most; i++) {
      Optional<T> made = attempt.get();
      if (made.isPresent()) {
        return made.get();
      }
    }
    throw new InputException("no map as asked for in " + most + " tries; expected " + remedy);
  }
}
