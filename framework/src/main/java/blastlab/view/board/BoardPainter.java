package blastlab.view.board;

import blastlab.world.World;

/**
 * Paints a board with all that is on it. What it paints depends on nothing but its arguments.
 *
 * <p>It comes in two layers, for those who paint often: the ground seldom changes.
 */
public final class BoardPainter {
  private final Theme theme;

  /** A painter that uses these colours. */
  public BoardPainter(Theme theme) {
    this.theme = theme;
  }

  /** The colours that it uses. */
  public Theme theme() {
    return theme;
  }

  /** Paints everything inside the frame of the board; the page around it is up to the caller. */
  public void paint(Brush brush, BoardLayout layout, Scene scene) {
    paintGround(brush, layout, scene.nearer(), scene.overlay());
    paintThings(brush, layout, scene);
  }

  /** Paints what does not move: frame, floor, walls, exit, coloured cells, coordinates. */
  public void paintGround(Brush brush, BoardLayout layout, World world, Overlay overlay) {
    frame(brush, layout);
    Ground ground = new Ground(theme, world);
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        ground.paint(Pen.at(brush, layout, x, y), world.terrainAt(x, y));
      }
    }
    world.exit().ifPresent(exit -> ground.exit(Pen.at(brush, layout, exit.x(), exit.y())));
    Marks marks = new Marks(theme);
    overlay.marks().forEach(mark -> marks.mark(brush, layout, world, mark));
    overlay
        .heat()
        .forEach((cell, number) -> marks.heat(Pen.at(brush, layout, cell.x(), cell.y()), number));
    if (overlay.coordinates()) {
      marks.coordinates(brush, layout);
    }
  }

  /** Paints what comes, goes and moves, the names, and the highlighted cells. */
  public void paintThings(Brush brush, BoardLayout layout, Scene scene) {
    new Things(theme, brush, layout, scene).paint();
    Marks marks = new Marks(theme);
    scene
        .overlay()
        .highlighted()
        .forEach(cell -> marks.highlight(Pen.at(brush, layout, cell.x(), cell.y())));
  }

  private void frame(Brush brush, BoardLayout layout) {
    double thick = Math.max(1, Math.rint(0.08 * layout.cell()));
    brush.fillRect(
        layout.left() - thick,
        layout.top() - thick,
        layout.width() + 2 * thick,
        layout.height() + 2 * thick,
        theme.shade());
  }
}
