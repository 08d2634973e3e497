package blastlab.view.fx;

import blastlab.view.board.Theme;
import blastlab.view.board.Tint;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** The whole game from left to right, with a mark for each event and a handle to drag. */
final class TimelinePane extends Region {
  private static final double SIDE = 10;
  private static final double BAR = 5;
  private static final double KNOB = 7;

  private final Canvas canvas = new Canvas();
  private Theme theme = Theme.DARK;
  private List<Incident> incidents = List.of();
  private int last;
  private int cursor;

  TimelinePane(IntConsumer seek) {
    setId("timeline");
    getChildren().add(canvas);
    setMinHeight(30);
    setPrefHeight(30);
    addEventHandler(MouseEvent.MOUSE_PRESSED, event -> seek.accept(stepAt(event.getX())));
    addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> seek.accept(stepAt(event.getX())));
  }

  void theme(Theme colours) {
    theme = colours;
    draw();
  }

  void show(List<Incident> all, int lastStep, int step) {
    incidents = all;
    last = lastStep;
    cursor = step;
    draw();
  }

  /** The step at a point of this pane. */
  int stepAt(double x) {
    double part = (x - SIDE) / Math.max(1, getWidth() - 2 * SIDE);
    return (int) Math.round(Math.min(1, Math.max(0, part)) * last);
  }

  /** Where a step is on this pane. */
  double x(int step) {
    return SIDE + (getWidth() - 2 * SIDE) * step / Math.max(1, last);
  }

  private void draw() {
    GraphicsContext context = canvas.getGraphicsContext2D();
    double height = canvas.getHeight();
    double middle = height / 2;
    context.clearRect(0, 0, canvas.getWidth(), height);
    FxBrush brush = new FxBrush(context);
    double width = canvas.getWidth() - 2 * SIDE;
    brush.fillRoundRect(SIDE, middle - BAR / 2, width, BAR, BAR / 2, theme.ink().faint(0.18));
    brush.fillRoundRect(
        SIDE, middle - BAR / 2, x(cursor) - SIDE, BAR, BAR / 2, theme.ink().faint(0.45));
    for (int i = Incident.Kind.values().length - 1; i >= 0; i--) { // the most important on top
      drawMarks(brush, Incident.Kind.values()[i], middle);
    }
    brush.fillOval(x(cursor) - KNOB, middle - KNOB, 2 * KNOB, 2 * KNOB, theme.ink());
  }

  private void drawMarks(FxBrush brush, Incident.Kind kind, double middle) {
    double half = kind.compareTo(Incident.Kind.TRIUMPH) <= 0 ? 11 : 7;
    double drawn = Double.NEGATIVE_INFINITY;
    for (Incident incident : incidents) {
      double x = Math.round(x(incident.step()));
      if (incident.kind() == kind && x > drawn) { // a pixel is marked once
        drawn = x;
        brush.fillRect(x - 1, middle - half, 2, 2 * half, tint(kind));
      }
    }
  }

  private Tint tint(Incident.Kind kind) {
    return switch (kind) {
      case FAILURE, LOSS -> Tint.of(0xE5484D);
      case TRIUMPH -> theme.exit();
      case FIND -> theme.gold();
      case BLAST -> theme.brick().mix(theme.ink(), 0.15);
      case MISTAKE -> theme.perk();
    };
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    draw();
  }
}
