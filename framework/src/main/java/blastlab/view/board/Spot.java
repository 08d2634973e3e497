package blastlab.view.board;

/**
 * Where something is painted.
 *
 * @param x the column, perhaps between two
 * @param y the row, perhaps between two
 * @param scale how large, compared with what has a cell for itself
 * @param opacity from 0 to 1
 */
record Spot(double x, double y, double scale, double opacity) {
  /** A place on the way to another. */
  Spot towards(Spot other, double part) {
    return new Spot(
        x + (other.x - x) * part,
        y + (other.y - y) * part,
        scale + (other.scale - scale) * part,
        opacity + (other.opacity - opacity) * part);
  }

  /** The same place, for something that is not there: it comes out of there, or goes in. */
  Spot vanished() {
    return new Spot(x, y, scale * 0.5, 0);
  }

  /** Whether nothing is to be seen. */
  boolean isVanished() {
    return opacity <= 0;
  }

  Pen pen(Brush brush, BoardLayout layout) {
    return Pen.at(brush, layout, x, y).scaled(scale).faint(opacity);
  }
}
