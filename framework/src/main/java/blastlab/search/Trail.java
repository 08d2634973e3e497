package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Remembers by which move a search came to each cell, and so the way back to the start. */
final class Trail {
  static final int NOWHERE = -1;

  private static final byte NEW = 0;
  private static final byte END = -1; // the start, and the margin

  final Margin cells;
  final int[] ways;
  private final byte[] moves;

  Trail(World world) {
    cells = new Margin(world);
    ways = cells.ways();
    moves = new byte[cells.size];
    cells.enclose(moves, END);
  }

  /** Begins at a cell, and gives its index. */
  int start(Cell cell) {
    int index = cells.index(cell.x(), cell.y());
    moves[index] = END;
    return index;
  }

  /** Whether a cell was not reached so far, and does not lie in the margin. */
  boolean isNew(int cell) {
    return moves[cell] == NEW;
  }

  void reach(int cell, int move) {
    moves[cell] = (byte) move;
  }

  Path path(Cell start, int goal, int cost) {
    List<Cell> path = new ArrayList<>();
    int cell = goal;
    while (moves[cell] != END) {
      path.add(new Cell(cells.x(cell), cells.y(cell)));
      cell -= ways[moves[cell]];
    }
    Collections.reverse(path);
    return new Path(start, path, cost);
  }

  Path noPath(Cell start) {
    return new Path(start, List.of(), Distances.UNREACHABLE);
  }
}
