package blastlab.view.board;

/**
 * What a board is painted with. Coordinates are in pixels from the top left, x to the right, y
 * downwards; angles are in degrees, counter-clockwise, from the right. Lines have round ends and
 * corners.
 *
 * <p>There is no text: letters are lines too, see {@link Lettering}.
 */
public interface Brush {
  /** Fills a rectangle. */
  void fillRect(double x, double y, double width, double height, Tint tint);

  /** Fills a rectangle with round corners of this radius. */
  void fillRoundRect(double x, double y, double width, double height, double radius, Tint tint);

  /** Fills the ellipse in a rectangle. */
  void fillOval(double x, double y, double width, double height, Tint tint);

  /** Fills a slice of the ellipse in a rectangle, from its centre. */
  void fillSlice(
      double x, double y, double width, double height, double start, double extent, Tint tint);

  /** Fills the polygon with these corners. */
  void fillPolygon(double[] xs, double[] ys, Tint tint);

  /** Draws the outline of a rectangle with round corners of this radius. */
  void strokeRoundRect(
      double x, double y, double width, double height, double radius, double thickness, Tint tint);

  /** Draws the ellipse in a rectangle. */
  void strokeOval(double x, double y, double width, double height, double thickness, Tint tint);

  /** Draws a part of the ellipse in a rectangle. */
  void strokeArc(
      double x,
      double y,
      double width,
      double height,
      double start,
      double extent,
      double thickness,
      Tint tint);

  /** Draws lines from point to point; a single point is a dot. */
  void strokeLines(double[] xs, double[] ys, double thickness, Tint tint);
}
