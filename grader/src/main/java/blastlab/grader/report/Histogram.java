package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** How many students have how many points, as bars. */
final class Histogram {
  private static final int BINS = 10;
  private static final int STEP = 38; // from bar to bar
  private static final int BAR = 34;
  private static final int LEFT = 10;
  private static final int FLOOR = 150;
  private static final int HEIGHT = 125; // of the highest bar

  private final BigDecimal most;
  private final int[] counts = new int[BINS];

  /**
   * Counts.
   *
   * @param points what each student has
   * @param most how many points there are
   */
  Histogram(List<BigDecimal> points, BigDecimal most) {
    this.most = most;
    points.forEach(each -> counts[bin(each)]++);
  }

  private int bin(BigDecimal points) {
    if (most.signum() == 0) {
      return 0;
    }
    BigDecimal tenths = points.multiply(BigDecimal.valueOf(BINS));
    return Math.min(BINS - 1, tenths.divide(most, 0, RoundingMode.DOWN).intValue());
  }

  /** How many there are in each tenth of the points; all points belong to the last one. */
  List<Integer> counts() {
    List<Integer> list = new ArrayList<>();
    for (int count : counts) {
      list.add(count);
    }
    return list;
  }

  Element svg() {
    int highest = Math.max(1, counts().stream().max(Integer::compare).orElseThrow());
    Element svg =
        el("svg")
            .with("class", "histogram")
            .with("viewBox", "0 0 400 172")
            .with("role", "img")
            .with("aria-label", label());
    for (int bin = 0; bin < BINS; bin++) {
      int x = LEFT + bin * STEP;
      int height = Math.round((float) counts[bin] * HEIGHT / highest);
      Element bar = el("rect").with("class", "bar").with("x", x + 2).with("y", FLOOR - height);
      svg.add(bar.with("width", BAR).with("height", height));
      if (counts[bin] > 0) {
        svg.add(text(x + STEP / 2, FLOOR - height - 4, String.valueOf(counts[bin])));
      }
      svg.add(text(x, FLOOR + 15, edge(bin)).with("class", "faint"));
    }
    svg.add(text(LEFT + BINS * STEP, FLOOR + 15, edge(BINS)).with("class", "faint"));
    Element axis = el("line").with("class", "axis").with("x1", LEFT).with("y1", FLOOR);
    return svg.add(axis.with("x2", LEFT + BINS * STEP).with("y2", FLOOR));
  }

  private String edge(int bin) {
    BigDecimal edge = most.multiply(BigDecimal.valueOf(bin));
    return Words.points(edge.divide(BigDecimal.valueOf(BINS), 2, RoundingMode.HALF_UP));
  }

  private String label() {
    List<String> parts = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      parts.add(edge(bin) + " to " + edge(bin + 1) + " points: " + counts[bin]);
    }
    return "Students by points. " + String.join("; ", parts);
  }

  private static Element text(int x, int y, String text) {
    return el("text", text).with("x", x).with("y", y).with("text-anchor", "middle");
  }
}
