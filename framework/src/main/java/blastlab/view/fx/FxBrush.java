package blastlab.view.fx;

import blastlab.view.board.Brush;
import blastlab.view.board.Tint;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;

/** Paints on a canvas. */
final class FxBrush implements Brush {
  private final GraphicsContext canvas;

  FxBrush(GraphicsContext canvas) {
    this.canvas = canvas;
    canvas.setLineCap(StrokeLineCap.ROUND);
    canvas.setLineJoin(StrokeLineJoin.ROUND);
  }

  static Color colour(Tint tint) {
    return Color.rgb(tint.red(), tint.green(), tint.blue(), tint.opacity());
  }

  @Override
  public void fillRect(double x, double y, double width, double height, Tint tint) {
    fill(tint).fillRect(x, y, width, height);
  }

  @Override
  public void fillRoundRect(
      double x, double y, double width, double height, double radius, Tint tint) {
    fill(tint).fillRoundRect(x, y, width, height, 2 * radius, 2 * radius);
  }

  @Override
  public void fillOval(double x, double y, double width, double height, Tint tint) {
    fill(tint).fillOval(x, y, width, height);
  }

  @Override
  public void fillSlice(
      double x, double y, double width, double height, double start, double extent, Tint tint) {
    fill(tint).fillArc(x, y, width, height, start, extent, ArcType.ROUND);
  }

  @Override
  public void fillPolygon(double[] xs, double[] ys, Tint tint) {
    fill(tint).fillPolygon(xs, ys, xs.length);
  }

  @Override
  public void strokeRoundRect(
      double x, double y, double width, double height, double radius, double thickness, Tint tint) {
    stroke(tint, thickness).strokeRoundRect(x, y, width, height, 2 * radius, 2 * radius);
  }

  @Override
  public void strokeOval(
      double x, double y, double width, double height, double thickness, Tint tint) {
    stroke(tint, thickness).strokeOval(x, y, width, height);
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
    stroke(tint, thickness).strokeArc(x, y, width, height, start, extent, ArcType.OPEN);
  }

  @Override
  public void strokeLines(double[] xs, double[] ys, double thickness, Tint tint) {
    if (xs.length == 1) {
      fillOval(xs[0] - thickness / 2, ys[0] - thickness / 2, thickness, thickness, tint);
    } else {
      stroke(tint, thickness).strokePolyline(xs, ys, xs.length);
    }
  }

  private GraphicsContext fill(Tint tint) {
    canvas.setFill(colour(tint));
    return canvas;
  }

  private GraphicsContext stroke(Tint tint, double thickness) {
    canvas.setStroke(colour(tint));
    canvas.setLineWidth(thickness);
    return canvas;
  }
}
