package blastlab.evaluate;

import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A choice of seeds as users write it: {@code 7}, {@code 1..100}, {@code 1..10,42}. */
public final class Seeds {
  /** How many seeds one evaluation may have. */
  static final int MOST = 1_000_000;

  private static final Pattern PART =
      Pattern.compile("([+-]?\\d{1,40})(?:\\.\\.([+-]?\\d{1,40}))?");
  private static final String RIGHT = "expected seeds such as 1..100, 7 or 1..10,42";

  private Seeds() {}

  /**
   * All seeds that the text names, in its order, each of them once; ranges have both their ends.
   */
  public static List<Seed> parse(String text) {
    Set<Seed> seeds = new LinkedHashSet<>();
    for (String part : text.split(",", -1)) {
      Matcher numbers = PART.matcher(part.strip());
      if (!numbers.matches()) {
        throw wrong(text, part.isBlank() ? "a seed is missing" : Quoted.of(part) + " is no seed");
      }
      BigInteger first = new BigInteger(numbers.group(1));
      BigInteger last = numbers.group(2) == null ? first : new BigInteger(numbers.group(2));
      if (first.compareTo(last) > 0) {
        throw wrong(text, Quoted.of(part) + " runs backwards");
      }
      add(seeds, first, last, text);
    }
    return List.copyOf(seeds);
  }

  /** Seeds as users write them, in the same order, with a range for those in a row. */
  public static String format(List<Seed> seeds) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= seeds.size(); i++) {
      if (i == seeds.size() || !follows(seeds.get(i - 1), seeds.get(i))) {
        String first = seeds.get(from).toString();
        parts.add(i - from == 1 ? first : first + ".." + seeds.get(i - 1));
        from = i;
      }
    }
    return String.join(",", parts);
  }

  private static boolean follows(Seed seed, Seed next) {
    return seed.value().add(BigInteger.ONE).equals(next.value());
  }

  private static void add(Set<Seed> seeds, BigInteger first, BigInteger last, String text) {
    BigInteger size = last.subtract(first).add(BigInteger.ONE);
    if (size.compareTo(BigInteger.valueOf(MOST - seeds.size())) > 0) {
      throw new InputException(
          "seeds " + Quoted.of(text) + ": too many, expected at most " + MOST + " in all");
    }
    for (BigInteger seed = first; seed.compareTo(last) <= 0; seed = seed.add(BigInteger.ONE)) {
      seeds.add(new Seed(seed));
    }
  }

  private static InputException wrong(String text, String what) {
    return new InputException("seeds " + Quoted.of(text) + ": " + what + ", " + RIGHT);
  }
}
