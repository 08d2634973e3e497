package blastlab.grader.rubric;

import blastlab.scenario.JsonValue;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Reads numbers that have to be within bounds. */
final class Numbers {
  private static final int DIGITS = 2;

  private Numbers() {}

  static int between(JsonValue json, int least, int most) {
    int number = json.whole();
    if (number < least || number > most) {
      throw json.mistake(number + ", expected a whole number from " + least + " to " + most);
    }
    return number;
  }

  /** Points: from 0 on, in hundredths at most. */
  static BigDecimal points(JsonValue json) {
    BigDecimal number = BigDecimal.valueOf(json.number());
    boolean fits = number.stripTrailingZeros().scale() <= DIGITS;
    if (number.signum() < 0 || !fits || number.compareTo(BigDecimal.valueOf(1_000_000)) > 0) {
      throw json.mistake(
          number.toPlainString()
              + ", expected points from 0 to 1000000 with at most two digits after the point");
    }
    return number.setScale(DIGITS, RoundingMode.UNNECESSARY);
  }

  /** A part of a whole: above 0, up to 1. */
  static BigDecimal share(JsonValue json) {
    BigDecimal number = BigDecimal.valueOf(json.number());
    if (number.signum() <= 0 || number.compareTo(BigDecimal.ONE) > 0) {
      throw json.mistake(
          number.toPlainString() + ", expected a share of the games above 0 and up to 1");
    }
    return number;
  }
}
