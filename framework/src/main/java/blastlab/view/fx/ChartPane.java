package blastlab.view.fx;

import blastlab.view.board.Owners;
import blastlab.view.board.Theme;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Everybody's score over time, as lines in their colours, with the shown step marked. */
final class ChartPane extends Region {
  private static final double TOP = 8;
  private static final double BOTTOM = 8;
  private static final double SIDE = 6;
  private static final double LABELS = 46;
  private static final Font SMALL = Font.font(10.5);

  private final Canvas canvas = new Canvas();
  private Theme theme = Theme.DARK;
  private World world;
  private List<int[]> scores = List.of();
  private int cursor;

  ChartPane() {
    setId("chart");
    getStyleClass().add("panel");
    getChildren().add(canvas);
    setMinHeight(60);
    setPrefHeight(110);
  }

  void theme(Theme colours) {
    theme = colours;
    draw();
  }

  void show(World shown, List<int[]> all, int step) {
    world = shown;
    scores = all;
    cursor = step;
    draw();
  }

  private void draw() {
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    if (world == null || scores.isEmpty() || canvas.getWidth() < LABELS * 2) {
      return;
    }
    Range range = Range.of(scores);
    drawScale(context, range);
    Owners owners = Owners.of(world, theme);
    List<CharacterEntity> cast = world.cast();
    for (int id = cast.size() - 1; id >= 0; id--) { // the first on top
      drawLine(context, range, id, FxBrush.colour(owners.of(cast.get(id))));
    }
    context.setStroke(FxBrush.colour(theme.ink().faint(0.6)));
    context.setLineWidth(1);
    double x = Math.round(x(cursor)) + 0.5;
    context.strokeLine(x, TOP, x, canvas.getHeight() - BOTTOM);
  }

  private void drawScale(GraphicsContext context, Range range) {
    context.setFont(SMALL);
    context.setTextAlign(TextAlignment.RIGHT);
    context.setTextBaseline(VPos.CENTER);
    context.setLineWidth(1);
    int[] values = range.least == range.most ? new int[] {range.least} : range.scale();
    for (int value : values) {
      double y = Math.round(y(range, value)) + 0.5;
      context.setStroke(FxBrush.colour(theme.ink().faint(0.12)));
      context.strokeLine(LABELS, y, canvas.getWidth() - SIDE, y);
      context.setFill(FxBrush.colour(theme.ink().faint(0.6)));
      context.fillText(String.valueOf(value), LABELS - 5, y);
    }
  }

  /** One point a pixel is enough. */
  private void drawLine(GraphicsContext context, Range range, int id, Color colour) {
    int points = (int) Math.min(scores.size(), Math.max(2, x(scores.size()) - LABELS));
    double[] xs = new double[points];
    double[] ys = new double[points];
    for (int i = 0; i < points; i++) {
      int step = points == 1 ? 0 : (int) ((long) i * (scores.size() - 1) / (points - 1));
      xs[i] = x(step);
      ys[i] = y(range, scores.get(step)[id]);
    }
    context.setStroke(colour);
    context.setLineWidth(2);
    context.strokePolyline(xs, ys, points);
  }

  private double x(int step) {
    double width = canvas.getWidth() - LABELS - SIDE;
    return LABELS + width * step / Math.max(1, scores.size() - 1);
  }

  private double y(Range range, int score) {
    double height = canvas.getHeight() - TOP - BOTTOM;
    double part = range.most == range.least ? 0.5 : (double) (score - range.least) / range.width();
    return TOP + height * (1 - part);
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    draw();
  }

  /** From the least score there was to the most. */
  record Range(int least, int most) {
    static Range of(List<int[]> scores) {
      int least = Integer.MAX_VALUE;
      int most = Integer.MIN_VALUE;
      for (int[] step : scores) {
        for (int score : step) {
          least = Math.min(least, score);
          most = Math.max(most, score);
        }
      }
      return least > most ? new Range(0, 0) : new Range(least, most);
    }

    long width() {
      return (long) most - least;
    }

    /** Both ends, and zero if it is well between them. */
    int[] scale() {
      boolean zero = least < -width() / 6 && most > width() / 6;
      return zero ? new int[] {least, 0, most} : new int[] {least, most};
    }
  }
}
