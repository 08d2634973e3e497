package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.tournament.Rating;
import blastlab.grader.tournament.Standing;
import java.util.List;
import java.util.Optional;

/** Ratings as dots with error bars, all on one scale. */
final class RatingBar {
  private static final int WIDTH = 200;

  private final double low;
  private final double high;

  RatingBar(List<Standing> standings) {
    List<Rating> ratings =
        standings.stream().map(Standing::rating).flatMap(Optional::stream).toList();
    this.low = ratings.stream().mapToDouble(Rating::low).min().orElse(0);
    this.high = ratings.stream().mapToDouble(Rating::high).max().orElse(1);
  }

  Element of(Rating rating) {
    long from = place(rating.low());
    long to = place(rating.high());
    Element dot = el("circle").with("class", "bar").with("cx", place(rating.points()));
    return el(
            "svg",
            line("axis", 0, 12, WIDTH, 12),
            line("reach", from, 7, to, 7),
            line("reach", from, 4, from, 10),
            line("reach", to, 4, to, 10),
            dot.with("cy", 7).with("r", 4))
        .with("class", "rating")
        .with("viewBox", "-5 0 210 14")
        .with("role", "img")
        .with("aria-label", Math.round(rating.points()) + ", " + interval(rating));
  }

  static String interval(Rating rating) {
    return "between " + Math.round(rating.low()) + " and " + Math.round(rating.high());
  }

  private long place(double points) {
    return high > low ? Math.round((points - low) / (high - low) * WIDTH) : WIDTH / 2;
  }

  private static Element line(String style, long x1, long y1, long x2, long y2) {
    Element line = el("line").with("class", style).with("x1", x1).with("y1", y1);
    return line.with("x2", x2).with("y2", y2);
  }
}
