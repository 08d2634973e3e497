package blastlab.view.fx;

import blastlab.view.board.BoardLayout;
import blastlab.view.board.BoardPainter;
import blastlab.view.board.Overlay;
import blastlab.view.board.Scene;
import blastlab.view.board.Theme;
import blastlab.world.Cell;
import blastlab.world.World;
import java.util.Optional;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;

/** The board: as large as there is room for, or larger and moved about. */
final class BoardPane extends Region {
  private static final double MOST_ZOOM = 8;
  private static final double ZOOM_STEP = 1.25;

  private final Canvas canvas = new Canvas();
  private final FxBrush brush = new FxBrush(canvas.getGraphicsContext2D());
  private final Motion motion = new Motion();
  private BoardPainter painter = new BoardPainter(Theme.DARK);
  private Overlay overlay = Overlay.NAMES;
  private double zoom = 1;
  private double panX; // where the middle of the room is on the board, as a part of its size
  private double panY;
  private boolean stale = true;

  BoardPane() {
    setId("board");
    getChildren().add(canvas);
    setMinSize(160, 160);
    fit();
  }

  void theme(Theme theme) {
    painter = new BoardPainter(theme);
    stale = true;
  }

  /** Shows a world, coming from the one before it in so many nanoseconds, or at once. */
  void show(World world, Overlay over, long nanos) {
    motion.to(world, nanos, System.nanoTime());
    overlay = over;
    stale = true;
  }

  /** Draws what has changed; called before each picture on the screen. */
  void draw() {
    if (motion.isEmpty() || !(stale || motion.isMoving())) {
      return;
    }
    stale = false;
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.setFill(FxBrush.colour(painter.theme().page()));
    context.fillRect(0, 0, canvas.getWidth(), canvas.getHeight());
    Scene scene = motion.scene(overlay, System.nanoTime());
    painter.paint(brush, cells(scene.to()), scene);
  }

  /** Where the cells are now. */
  BoardLayout cells() {
    return cells(motion.world());
  }

  private BoardLayout cells(World world) {
    double width = canvas.getWidth() * zoom;
    double height = canvas.getHeight() * zoom;
    double x = canvas.getWidth() / 2 - panX * width;
    double y = canvas.getHeight() / 2 - panY * height;
    return BoardLayout.fit(world, x, y, width, height);
  }

  /** The cell at a point of this pane. */
  Optional<Cell> cellAt(double x, double y) {
    return motion.isEmpty() ? Optional.empty() : cells().cellAt(x, y);
  }

  double zoom() {
    return zoom;
  }

  void zoomIn() {
    zoomAt(ZOOM_STEP, getWidth() / 2, getHeight() / 2);
  }

  void zoomOut() {
    zoomAt(1 / ZOOM_STEP, getWidth() / 2, getHeight() / 2);
  }

  /** Zooms so that the point stays where it is. */
  void zoomAt(double factor, double x, double y) {
    double before = zoom;
    zoom = Math.min(MOST_ZOOM, Math.max(1, zoom * factor));
    double right = x / Math.max(1, getWidth()) - 0.5;
    double down = y / Math.max(1, getHeight()) - 0.5;
    pan(panX + right / before - right / zoom, panY + down / before - down / zoom);
  }

  /** Moves the board by so many pixels. */
  void move(double dx, double dy) {
    double width = Math.max(1, getWidth()) * zoom;
    double height = Math.max(1, getHeight()) * zoom;
    pan(panX - dx / width, panY - dy / height);
  }

  /** Shows the whole board. */
  void fit() {
    zoom = 1;
    pan(0.5, 0.5);
  }

  private void pan(double x, double y) {
    double edge = 0.5 / zoom;
    panX = Math.min(1 - edge, Math.max(edge, x));
    panY = Math.min(1 - edge, Math.max(edge, y));
    stale = true;
  }

  @Override
  protected void layoutChildren() {
    canvas.setWidth(getWidth());
    canvas.setHeight(getHeight());
    stale = true;
    draw();
  }
}
