package blastlab.view.board;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.Optional;

/**
 * Where the cells of a board are.
 *
 * @param columns how many columns the board has
 * @param rows how many rows it has
 * @param left where the leftmost column begins
 * @param top where the topmost row begins
 * @param cell how wide and high a cell is
 */
public record BoardLayout(int columns, int rows, double left, double top, double cell) {
  /** How much of a cell is kept free around a board, for its frame and for coordinates. */
  public static final double MARGIN = 0.5;

  /** The largest board that fits into a rectangle, margins included, in its middle. */
  public static BoardLayout fit(World world, double x, double y, double width, double height) {
    double columns = world.width() + 2 * MARGIN;
    double rows = world.height() + 2 * MARGIN;
    double cell = Math.max(1, Math.min(width / columns, height / rows));
    double whole = cell >= 8 ? Math.floor(cell) : cell; // cells on whole pixels are crisp
    return new BoardLayout(
        world.width(),
        world.height(),
        Math.round(x + (width - whole * world.width()) / 2),
        Math.round(y + (height - whole * world.height()) / 2),
        whole);
  }

  /** A board with cells of this size at the top left, behind its margin. */
  public static BoardLayout of(World world, double cell) {
    double margin = Math.ceil(MARGIN * cell);
    return new BoardLayout(world.width(), world.height(), margin, margin, cell);
  }

  /** How wide a picture of the board is, with a margin on both sides. */
  public double outerWidth() {
    return 2 * Math.ceil(MARGIN * cell) + width();
  }

  /** How high a picture of the board is, with a margin on both sides. */
  public double outerHeight() {
    return 2 * Math.ceil(MARGIN * cell) + height();
  }

  /** How wide the board is. */
  public double width() {
    return columns * cell;
  }

  /** How high the board is. */
  public double height() {
    return rows * cell;
  }

  /** Where a column begins. */
  public double x(double column) {
    return left + column * cell;
  }

  /** Where a row begins. */
  public double y(double row) {
    return top + row * cell;
  }

  /** The cell at a point, if there is one. */
  public Optional<Cell> cellAt(double x, double y) {
    int column = (int) Math.floor((x - left) / cell);
    int row = (int) Math.floor((y - top) / cell);
    boolean isInside = column >= 0 && row >= 0 && column < columns && row < rows;
    return isInside ? Optional.of(new Cell(column, row)) : Optional.empty();
  }
}
