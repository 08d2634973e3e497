package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.StudentResult;

/** A student's points in every entry at a glance: a box each, the darker the more. */
final class Strip {
  private static final int STEP = 14;
  private static final int BOX = 12;
  private static final int FULL = 4;

  private Strip() {}

  static Element of(StudentResult student) {
    Element svg = el("svg").with("class", "strip");
    int x = 0;
    for (EntryResult entry : student.entries()) {
      svg.add(
          el("rect", el("title", label(entry)))
              .with("class", "step" + step(entry))
              .with("x", x)
              .with("y", 0)
              .with("width", BOX)
              .with("height", BOX));
      x += STEP;
    }
    return svg.with("viewBox", "0 0 " + Math.max(x, 1) + " " + BOX)
        .with("role", "img")
        .with("aria-label", "Points in each entry");
  }

  private static String label(EntryResult entry) {
    String of = Words.points(entry.points()) + " of " + Words.points(entry.entry().points());
    return Words.name(entry.entry().name()) + ": " + of;
  }

  /** From 0 for nothing to 4 for all. */
  private static int step(EntryResult entry) {
    double most = entry.entry().points().doubleValue();
    if (most == 0 || entry.points().compareTo(entry.entry().points()) >= 0) {
      return FULL;
    }
    return (int) Math.ceil(entry.points().doubleValue() / most * (FULL - 1));
  }
}
