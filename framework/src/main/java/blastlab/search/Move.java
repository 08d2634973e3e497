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
