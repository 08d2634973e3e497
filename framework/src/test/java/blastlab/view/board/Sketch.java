package blastlab.view.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/** A brush that writes down what it is to paint. */
final class Sketch implements Brush {
  final List<String> strokes = new ArrayList<>();

  private void add(String what, Tint tint, double... numbers) {
    strokes.add(
        DoubleStream.of(numbers)
            .mapToObj(number -> String.format(Locale.ROOT, "%.2f", number))
            .collect(
                Collectors.joining(
                    " ", what + " ", String.format(" %06x %.2f", tint.rgb(), tint.opacity()))));
  }

  @Override
  public void fillRect(double x, double y, double width, double height, Tint tint) {
    add("rect", tint, x, y, width, height);
  }

  @Override
  public void fillRoundRect(
      double x, double y, double width, double height, double radius, Tint tint) {
    add("round", tint, x, y, width, height, radius);
  }

  @Override
  public void fillOval(double x, double y, double width, double height, Tint tint) {
    add("oval", tint, x, y, width, height);
  }

  @Override
  public void fillSlice(
      double x, double y, double width, double height, double start, double extent, Tint tint) {
    add("slice", tint, x, y, width, height, start, extent);
  }

  @Override
  public void fillPolygon(double[] xs, double[] ys, Tint tint) {
    add("polygon", tint, DoubleStream.concat(DoubleStream.of(xs), DoubleStream.of(ys)).toArray());
  }

  @Override
  public void strokeRoundRect(
      double x, double y, double width, double height, double radius, double thickness, Tint tint) {
    add("frame", tint, x, y, width, height, radius, thickness);
  }

  @Override
  public void strokeOval(
      double x, double y, double width, double height, double thickness, Tint tint) {
    add("ring", tint, x, y, width, height, thickness);
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
    add("arc", tint, x, y, width, height, start, extent, thickness);
  }

  @Override
  public void strokeLines(double[] xs, double[] ys, double thickness, Tint tint) {
    add("lines", tint, DoubleStream.concat(DoubleStream.of(xs), DoubleStream.of(ys)).toArray());
  }
}
