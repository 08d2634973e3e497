package blastlab.view.board;

/**
 * A brush for one cell: places and lengths are parts of the cell, (0,0) is its top left, (1,1) its
 * bottom right.
 */
final class Pen {
  private final Brush brush;
  private final double x;
  private final double y;
  private final double size;
  private final double opacity;

  private Pen(Brush brush, double x, double y, double size, double opacity) {
    this.brush = brush;
    this.x = x;
    this.y = y;
    this.size = size;
    this.opacity = opacity;
  }

  /** A pen for the cell in this column and row, which may lie between two. */
  static Pen at(Brush brush, BoardLayout layout, double column, double row) {
    return new Pen(brush, layout.x(column), layout.y(row), layout.cell(), 1);
  }

  /** How many pixels the cell is wide. */
  double size() {
    return size;
  }

  /** The nearest whole number of pixels, at least one, as a part of the cell: for crisp lines. */
  double crisp(double part) {
    return Math.max(1, Math.rint(part * size)) / size;
  }

  /** A place as near as possible to the given one that is on a whole pixel. */
  double snap(double part) {
    return Math.rint(part * size) / size;
  }

  /** A pen for the same cell, so many times as large, with the same centre. */
  Pen scaled(double factor) {
    double margin = size * (1 - factor) / 2;
    return new Pen(brush, x + margin, y + margin, size * factor, opacity);
  }

  /** A pen for a cell so much further right and down. */
  Pen moved(double dx, double dy) {
    return new Pen(brush, x + dx * size, y + dy * size, size, opacity);
  }

  /** A pen that leaves fainter traces. */
  Pen faint(double part) {
    return new Pen(brush, x, y, size, opacity * part);
  }

  void rect(double left, double top, double width, double height, Tint tint) {
    brush.fillRect(px(left), py(top), width * size, height * size, shade(tint));
  }

  void roundRect(double left, double top, double width, double height, double radius, Tint tint) {
    brush.fillRoundRect(px(left), py(top), width * size, height * size, radius * size, shade(tint));
  }

  void frame(
      double left,
      double top,
      double width,
      double height,
      double radius,
      double thickness,
      Tint tint) {
    brush.strokeRoundRect(
        px(left),
        py(top),
        width * size,
        height * size,
        radius * size,
        thickness * size,
        shade(tint));
  }

  void disc(double centreX, double centreY, double radius, Tint tint) {
    oval(centreX, centreY, radius, radius, tint);
  }

  void oval(double centreX, double centreY, double radiusX, double radiusY, Tint tint) {
    brush.fillOval(
        px(centreX - radiusX),
        py(centreY - radiusY),
        2 * radiusX * size,
        2 * radiusY * size,
        shade(tint));
  }

  void slice(
      double centreX, double centreY, double radius, double start, double extent, Tint tint) {
    brush.fillSlice(
        px(centreX - radius),
        py(centreY - radius),
        2 * radius * size,
        2 * radius * size,
        start,
        extent,
        shade(tint));
  }

  void ring(double centreX, double centreY, double radius, double thickness, Tint tint) {
    brush.strokeOval(
        px(centreX - radius),
        py(centreY - radius),
        2 * radius * size,
        2 * radius * size,
        thickness * size,
        shade(tint));
  }

  void arc(
      double centreX,
      double centreY,
      double radius,
      double start,
      double extent,
      double thickness,
      Tint tint) {
    brush.strokeArc(
        px(centreX - radius),
        py(centreY - radius),
        2 * radius * size,
        2 * radius * size,
        start,
        extent,
        thickness * size,
        shade(tint));
  }

  /** A polygon; its corners are given as x, y, x, y and so on. */
  void polygon(Tint tint, double... corners) {
    brush.fillPolygon(xs(corners), ys(corners), shade(tint));
  }

  /** Lines from point to point, which are given as x, y, x, y and so on. */
  void lines(double thickness, Tint tint, double... points) {
    brush.strokeLines(xs(points), ys(points), thickness * size, shade(tint));
  }

  /** Letters in the middle of a box of this height around a centre. */
  void letters(String text, double centreX, double centreY, double height, Tint tint) {
    Lettering.bold(height * size).drawCentred(brush, text, px(centreX), py(centreY), shade(tint));
  }

  /** Letters of a given size around a centre. */
  void label(Lettering letters, String text, double centreX, double centreY, Tint tint) {
    letters.drawCentred(brush, text, px(centreX), py(centreY), shade(tint));
  }

  private double px(double part) {
    return x + part * size;
  }

  private double py(double part) {
    return y + part * size;
  }

  private Tint shade(Tint tint) {
    return opacity == 1 ? tint : tint.faint(opacity);
  }

  private double[] xs(double[] points) {
    double[] xs = new double[points.length / 2];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = px(points[2 * i]);
    }
    return xs;
  }

  private double[] ys(double[] points) {
    double[] ys = new double[points.length / 2];
    for (int i = 0; i < ys.length; i++) {
      ys[i] = py(points[2 * i + 1]);
    }
    return ys;
  }
}
