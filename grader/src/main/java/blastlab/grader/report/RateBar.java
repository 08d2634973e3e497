package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.evaluate.Interval;
import blastlab.grader.html.Element;

/** A rate as a bar, with the interval in which the true one is, if that is known. */
final class RateBar {
  private static final int WIDTH = 100;

  private RateBar() {}

  static Element of(double rate) {
    return bar(rate, Words.percent(rate));
  }

  static Element of(double rate, Interval interval) {
    long low = Math.round(interval.low() * WIDTH);
    long high = Math.round(interval.high() * WIDTH);
    String label = Words.percent(rate) + ", between " + low + " % and " + high + " %";
    return bar(rate, label)
        .add(line(low, 6, high, 6), line(low, 3, low, 9), line(high, 3, high, 9));
  }

  private static Element bar(double rate, String label) {
    return el("svg", box("track", WIDTH), box("bar", Math.round(rate * WIDTH)))
        .with("class", "rate")
        .with("viewBox", "-1 0 102 12")
        .with("role", "img")
        .with("aria-label", label);
  }

  private static Element box(String style, long width) {
    return el("rect")
        .with("class", style)
        .with("x", 0)
        .with("y", 2)
        .with("width", width)
        .with("height", 8);
  }

  private static Element line(long x1, long y1, long x2, long y2) {
    return el("line")
        .with("class", "reach")
        .with("x1", x1)
        .with("y1", y1)
        .with("x2", x2)
        .with("y2", y2);
  }
}
