package blastlab.view.image;

import blastlab.view.board.Brush;
import blastlab.view.board.Tint;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** A brush that paints into an image. */
final class GraphicsBrush implements Brush {
  private final Graphics2D graphics;

  GraphicsBrush(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  @Override
  public void fillRect(double x, double y, double width, double height, Tint tint) {
    fill(new Rectangle2D.Double(x, y, width, height), tint);
  }

  @Override
  public void fillRoundRect(
      double x, double y, double width, double height, double radius, Tint tint) {
    fill(rounded(x, y, width, height, radius), tint);
  }

  @Override
  public void fillOval(double x, double y, double width, double height, Tint tint) {
    fill(new Ellipse2D.Double(x, y, width, height), tint);
  }

  @Override
  public void fillSlice(
      double x, double y, double width, double height, double start, double extent, Tint tint) {
    fill(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.PIE), tint);
  }

  @Override
  public void fillPolygon(double[] xs, double[] ys, Tint tint) {
    Path2D path = path(xs, ys);
    path.closePath();
    fill(path, tint);
  }

  @Override
  public void strokeRoundRect(
      double x, double y, double width, double height, double radius, double thickness, Tint tint) {
    stroke(rounded(x, y, width, height, radius), thickness, tint);
  }

  @Override
  public void strokeOval(
      double x, double y, double width, double height, double thickness, Tint tint) {
    stroke(new Ellipse2D.Double(x, y, width, height), thickness, tint);
  }

  @Override
  public void strokeArc(
      double x,
      double y,
      double width,
      double height,
      double start,
      double extent,
      double thickness,
      Tint tint) {
    stroke(new Arc2D.Double(x, y, width, height, start, extent, Arc2D.OPEN), thickness, tint);
  }

  @Override
  public void strokeLines(double[] xs, double[] ys, double thickness, Tint tint) {
    if (xs.length == 1) {
      fillOval(xs[0] - thickness / 2, ys[0] - thickness / 2, thickness, thickness, tint);
    } else {
      stroke(path(xs, ys), thickness, tint);
    }
  }

  private static Shape rounded(double x, double y, double width, double height, double radius) {
    return new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius);
  }

  private static Path2D path(double[] xs, double[] ys) {
    Path2D path = new Path2D.Double();
    path.moveTo(xs[0], ys[0]);
    for (int i = 1; i < xs.length; i++) {
      path.lineTo(xs[i], ys[i]);
    }
    return path;
  }

  private void fill(Shape shape, Tint tint) {
    colour(tint);
    graphics.fill(shape);
  }

  private void stroke(Shape shape, double thickness, Tint tint) {
    colour(tint);
    graphics.setStroke(
        new BasicStroke((float) thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    graphics.draw(shape);
  }

  private void colour(Tint tint) {
    int alpha = (int) Math.round(255 * tint.opacity());
    graphics.setColor(new Color(tint.red(), tint.green(), tint.blue(), alpha));
  }
}
