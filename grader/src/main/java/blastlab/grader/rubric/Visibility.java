package blastlab.grader.rubric;

import java.util.Locale;
import java.util.stream.Stream;

/** Whether a student sees an entry of the rubric; Gradescope knows the same four. */
public enum Visibility {
  /** At once. */
  VISIBLE,
  /** Once the time to submit is over. */
  AFTER_DUE_DATE,
  /** Once the grades are published. */
  AFTER_PUBLISHED,
  /** Never. */
  HIDDEN;

  /** The word for it in rubrics and for Gradescope. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All words. */
  static Stream<String> words() {
    return Stream.of(values()).map(Visibility::word);
  }
}
