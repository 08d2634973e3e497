package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** A step to one of the eight neighbours, or standing still. */
public record Move(int dx, int dy) {
  /** All nine moves, standing still first, then the straight ones, then the diagonals. */
  public static final List<Move> ALL =
      List.of(
          new Move(0, 0),
          new Move(1, 0),
          new Move(-1, 0),
          new Move(0, 1),
          new Move(0, -1),
          new Move(1, 1),
          new Move(1, -1),
          new Move(-1, 1),
          new Move(-1, -1));

  private static final Move[] BY_DIRECTION = byDirection();

  private static Move[] byDirection() {
    Move[] moves = new Move[9];
    for (Move move : ALL) {
      moves[3 * (move.dx + 1) + move.dy + 1] = move;
    }
    return moves;
  }

  /** The move with this direction; each of dx and dy is -1, 0 or 1. */
  public static Move of(int dx, int dy) {
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1) {
      throw new IllegalArgumentException(
          "a move by (" + dx + "," + dy + "), expected -1, 0 or 1 for each");
    }
    return BY_DIRECTION[3 * (dx + 1) + dy + 1];
  }

  /** The move that comes nearest to a place so many columns and rows away. */
  public static Move towards(int dx, int dy) {
    return of(Integer.signum(dx), Integer.signum(dy));
  }

  /** The moves that lead from a cell to one inside the world that is no wall. */
  public static List<Move> legal(World world, int x, int y) {
    List<Move> legal = new ArrayList<>(ALL.size());
    for (Move move : ALL) {
      if (!world.wallAt(x + move.dx, y + move.dy)) {
        legal.add(move);
      }
    }
    return legal;
  }

  /** The cell that this move leads to. */
  public Cell from(Cell cell) {
    return new Cell(cell.x() + dx, cell.y() + dy);
  }

  /** Whether it leads to another row and another column at once. */
  public boolean isDiagonal() {
    return dx != 0 && dy != 0;
  }
}
