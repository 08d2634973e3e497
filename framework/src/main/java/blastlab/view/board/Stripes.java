package blastlab.view.board;

import java.util.List;

/** Slanting stripes in several colours. */
final class Stripes {
  private static final int REPEATS = 2; // even, so that the diagonal is between two stripes

  private Stripes() {}

  /** Fills a rectangle with stripes of these colours. */
  static void paint(
      Pen pen, double left, double top, double right, double bottom, List<Tint> tints) {
    int count = REPEATS * tints.size();
    for (int i = 0; i < count; i++) {
      double from = 2.0 * i / count;
      double to = 2.0 * (i + 1) / count;
      band(pen, left, top, right - left, bottom - top, from, to, tints.get(i % tints.size()));
    }
  }

  /** What is between two slanting lines, both above the diagonal or both below. */
  private static void band(
      Pen pen,
      double left,
      double top,
      double width,
      double height,
      double from,
      double to,
      Tint tint) {
    double[] unit = {
      Math.min(1, from), Math.max(0, from - 1),
      Math.min(1, to), Math.max(0, to - 1),
      Math.max(0, to - 1), Math.min(1, to),
      Math.max(0, from - 1), Math.min(1, from)
    };
    for (int i = 0; i < unit.length; i += 2) {
      unit[i] = left + width * unit[i];
      unit[i + 1] = top + height * unit[i + 1];
    }
    pen.polygon(tint, unit);
  }
}
