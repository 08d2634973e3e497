package blastlab.cli;

import blastlab.text.InputException;
import java.math.BigInteger;
import java.util.OptionalInt;

/** Reads the numbers of options. */
final class Numbers {
  private Numbers() {}

  /** Any whole number. */
  static BigInteger whole(String option, String text) {
    try {
      return new BigInteger(text);
    } catch (NumberFormatException e) {
      throw new InputException(option + ": '" + text + "', expected a whole number", e);
    }
  }

  /** A number that is not below another; empty if the option was not given. */
  static OptionalInt atLeast(int least, String option, String text) {
    if (text == null) {
      return OptionalInt.empty();
    }
    try {
      int number = Integer.parseInt(text);
      if (number >= least) {
        return OptionalInt.of(number);
      }
    } catch (NumberFormatException e) {
      throw new InputException(expected(least, option, text), e);
    }
    throw new InputException(expected(least, option, text));
  }

  private static String expected(int least, String option, String text) {
    return option + ": '" + text + "', expected a whole number from " + least + " on";
  }
}
