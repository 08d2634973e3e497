package blastlab.view.board;

/** Corners of stars, for polygons. */
final class Star {
  private Star() {}

  /**
   * A star with so many points; turned clockwise by so many degrees, its first one is at the top.
   */
  static double[] of(double x, double y, double outer, double inner, int points, double degrees) {
    double[] corners = new double[4 * points];
    for (int i = 0; i < 2 * points; i++) {
      double radius = i % 2 == 0 ? outer : inner;
      double angle = Math.toRadians(degrees - 90 + 180.0 * i / points);
      corners[2 * i] = x + radius * Math.cos(angle);
      corners[2 * i + 1] = y + radius * Math.sin(angle);
    }
    return corners;
  }
}
