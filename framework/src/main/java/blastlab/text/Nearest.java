package blastlab.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds what the user may have meant. */
public final class Nearest {
  private static final int MOST_SHOWN = 20;

  private Nearest() {}

  /** A sentence on what would have been right, the nearest choice first. */
  public static String hint(String given, Collection<String> choices) {
    String all =
        "valid: "
            + String.join(", ", choices.stream().limit(MOST_SHOWN).toList())
            + (choices.size() > MOST_SHOWN ? ", ..." : "");
    return to(given, choices).map(near -> "did you mean '" + near + "'? (" + all + ")").orElse(all);
  }

  /** The choice that differs from the given word in at most a third of its letters. */
  public static Optional<String> to(String given, Collection<String> choices) {
    return choices.stream()
        .min(Comparator.comparingInt(choice -> distance(given, choice)))
        .filter(choice -> distance(given, choice) <= Math.max(1, given.length() / 3));
  }

  /** How many letters have to be changed, added or left out to get from one word to the other. */
  static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j - 1], diagonal));
      }
    }
    return row[to.length()];
  }
}
