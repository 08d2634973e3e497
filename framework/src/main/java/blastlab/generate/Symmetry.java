package blastlab.generate;

import blastlab.world.Cell;
import java.util.List;
import java.util.Random;

/** What a contest's map looks the same after. */
enum Symmetry {
  NONE(Turn.KEEP),
  HALF_TURN(Turn.KEEP, Turn.HALF),
  LEFT_RIGHT(Turn.KEEP, Turn.FLIP_COLUMNS),
  TOP_BOTTOM(Turn.KEEP, Turn.FLIP_ROWS),
  TWO_MIRRORS(Turn.KEEP, Turn.FLIP_COLUMNS, Turn.FLIP_ROWS, Turn.HALF),
  QUARTER_TURNS(Turn.KEEP, Turn.QUARTER, Turn.HALF, Turn.THREE_QUARTERS),
  ALL(Turn.values());

  private static final List<Symmetry> OF_TWO = List.of(HALF_TURN, LEFT_RIGHT, TOP_BOTTOM);
  private static final List<Symmetry> OF_FOUR = List.of(TWO_MIRRORS, QUARTER_TURNS);

  private final List<Turn> turns;

  Symmetry(Turn... turns) {
    this.turns = List.of(turns);
  }

  /** One that makes as many places alike as there are players, or more; a square allows for more. */
  static Symmetry draw(int players, boolean square, Random random) {
    if (players == 1) {
      return NONE;
    }
    if (players == 2) {
      return OF_TWO.get(random.nextInt(OF_TWO.size()));
    }
    if (players <= 4) {
      return square ? OF_FOUR.get(random.nextInt(OF_FOUR.size())) : TWO_MIRRORS;
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

  private enum Turn {
    KEEP,
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
        case KEEP -> cell;
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
