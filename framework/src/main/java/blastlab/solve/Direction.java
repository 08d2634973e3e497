package blastlab.solve;

import java.util.List;

/** The four ways to go. */
enum Direction {
  UP(0, -1),
  DOWN(0, 1),
  LEFT(-1, 0),
  RIGHT(1, 0);

  /** All of them, by their numbers. */
  static final List<Direction> ALL = List.of(values());

  private final int dx;
  private final int dy;

  Direction(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  int dx() {
    return dx;
  }

  int dy() {
    return dy;
  }

  /** The way back. */
  Direction opposite() {
    return switch (this) {
      case UP -> DOWN;
      case DOWN -> UP;
      case LEFT -> RIGHT;
      case RIGHT -> LEFT;
    };
  }
}
