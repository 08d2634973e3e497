package blastlab.grader.rubric;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * What is asked of a class.
 *
 * @param title what reports call it
 * @param entries what there are points for, at least one
 * @param limits what a submission may use
 * @param text the file that it was read from, as it stands there
 */
public record Rubric(String title, List<Entry> entries, Limits limits, String text) {
  /** Keeps a copy of the list. */
  public Rubric {
    entries = List.copyOf(entries);
  }

  /** How many points there are in all. */
  public BigDecimal points() {
    return entries.stream()
        .map(Entry::points)
        .reduce(BigDecimal.ZERO, BigDecimal::add)
        .setScale(2, RoundingMode.UNNECESSARY);
  }

  /** How many games each submission plays. */
  public int games() {
    return entries.stream().mapToInt(Entry::games).sum();
  }
}
