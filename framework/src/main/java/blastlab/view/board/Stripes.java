package blastlab.view.board;

import java.util.List;

/** Slanting stripes in several colours. */
final class Stripes {
  private static final int REPEATS = 2; // even, so that the diagonal is between two stripes

  private Stripes() {}

  /** Fills a square, whose left and top are the same, with stripes of these colours. */
  static void paint(Pen pen, double low, double width, List<Tint> tints) {
    int count = REPEATS * tints.size();
    for (int i = 0; i < count; i++) {
      double from = 2.0 * i / count;
      double to = 2.0 * (i + 1) / count;
      band(pen, low, width, from, to, tints.get(i % tints.size()));
    }
  }

  /** What of a square is between two slanting lines, both above its diagonal or both below. */
  private static void band(Pen pen, double low, double width, double from, double to, Tint tint) {
    double nearFrom = low + width * Math.max(0, from - 1);
    double farFrom = low + width * Math.min(1, from);
    double nearTo = low + width * Math.max(0, to - 1);
    double farTo = low + width * Math.min(1, to);
    pen.polygon(tint, farFrom, nearFrom, farTo, nearTo, nearTo, farTo, nearFrom, farFrom);
  }
}
