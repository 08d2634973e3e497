package blastlab.generate;

import blastlab.world.Cell;
import java.util.List;
import java.util.Random;

/**
 * What a contest's map looks the same after.
 *
 * @param turns all turns and mirrorings that change nothing, that of doing nothing first
 */
record Symmetry(List<Turn> turns) {
  static final Symmetry NONE = new Symmetry(List.of(Turn.NONE));
  static final Symmetry TWO_MIRRORS =
      new Symmetry(List.of(Turn.NONE, Turn.FLIP_COLUMNS, Turn.FLIP_ROWS, Turn.HALF));
  static final Symmetry QUARTER_TURNS =
      new Symmetry(List.of(Turn.NONE, Turn.QUARTER, Turn.HALF, Turn.THREE_QUARTERS));
  static final Symmetry ALL = new Symmetry(List.of(Turn.values()));

  private static final List<Turn> OF_TWO = List.of(Turn.HALF, Turn.FLIP_COLUMNS, Turn.FLIP_ROWS);

  /**
   * One that makes as many places alike as there are players, or more; a square allows for more.
   */
  static Symmetry draw(int players, boolean square, Random random) {
    if (players == 1) {
      return NONE;
    }
    if (players == 2) {
      return new Symmetry(List.of(Turn.NONE, OF_TWO.get(random.nextInt(OF_TWO.size()))));
    }
    if (players <= 4) {
      return square && random.nextBoolean() ? QUARTER_TURNS : TWO_MIRRORS;
    }
    return square ? ALL : TWO_MIRRORS;
  }

  /** How many cells are alike, but for those on an axis. */
  int order() {
    return turns.size();
  }

  /** All cells that are like this one, itself first. */
  List<Cell> orbit(Cell cell, Layout layout) {
    return turns.stream()
        .map(turn -> turn.of(cell, layout.width() - 1, layout.height() - 1))
        .distinct()
        .toList();
  }

  enum Turn {
    NONE,
    FLIP_COLUMNS,
    FLIP_ROWS,
    HALF,
    QUARTER,
    THREE_QUARTERS,
    TRANSPOSE,
    TRANSPOSE_OTHERWISE;

    Cell of(Cell cell, int right, int bottom) {
      int x = cell.x();
      int y = cell.y();
      return switch (this) {
        case NONE -> cell;
        case FLIP_COLUMNS -> new Cell(right - x, y);
        case FLIP_ROWS -> new Cell(x, bottom - y);
        case HALF -> new Cell(right - x, bottom - y);
        case QUARTER -> new Cell(right - y, x);
        case THREE_QUARTERS -> new Cell(y, bottom - x);
        case TRANSPOSE -> new Cell(y, x);
        case TRANSPOSE_OTHERWISE -> new Cell(right - y, bottom - x);
      };
    }
  }
}
