package blastlab.grader.report;

import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.rubric.Visibility;
import java.util.List;
import java.util.stream.Stream;

/**
 * For whom a student's page is: what is called {@code index.html} is for the instructor and shows
 * all, what begins with {@code student} may be handed out.
 */
enum Audience {
  /** Shows every entry. */
  INSTRUCTOR("index.html", Visibility.HIDDEN),
  /** Shows what a student may see at once. */
  STUDENT("student.html", Visibility.VISIBLE),
  /** Shows what a student may see once the time to submit is over. */
  AFTER_DUE_DATE("student-after-due-date.html", Visibility.AFTER_DUE_DATE),
  /** Shows what a student may see once the grades are published. */
  AFTER_PUBLISHED("student-after-published.html", Visibility.AFTER_PUBLISHED);

  private final String file;
  private final Visibility last;

  Audience(String file, Visibility last) {
    this.file = file;
    this.last = last;
  }

  /** The name of the page in the student's folder. */
  String file() {
    return file;
  }

  /** Whether the page shows an entry. */
  boolean sees(Entry entry) {
    return entry.visibility().compareTo(last) <= 0;
  }

  /** Whether a page for this audience shows something of its own. */
  boolean isNeededFor(Rubric rubric) {
    return this == INSTRUCTOR
        || this == STUDENT
        || rubric.entries().stream().anyMatch(entry -> entry.visibility() == last);
  }

  static List<Audience> of(Rubric rubric) {
    return Stream.of(values()).filter(audience -> audience.isNeededFor(rubric)).toList();
  }
}
