package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.World;
import java.util.List;

/**
 * Which cells count as next to each other.
 *
 * <pre>{@code
 * Distances.breadthFirst(world, Neighbourhood.EIGHT, List.of(exit)).from(0, 2); // 6
 * Distances.breadthFirst(world, Neighbourhood.FOUR, List.of(exit)).from(0, 0); // 8
 * }</pre>
 */
public enum Neighbourhood {
  /** Straight and diagonal, as everybody walks in the course game. */
  EIGHT(8),
  /** Straight only, as a blast goes, and as everybody walks in the other games. */
  FOUR(4);

  /** Its moves are those of {@link Move#ALL} from number 1 to this. */
  final int lastMove;

  Neighbourhood(int lastMove) {
    this.lastMove = lastMove;
  }

  /**
   * How one walks in the game of a world.
   *
   * <pre>{@code
   * Neighbourhood.of(world); // EIGHT
   * }</pre>
   */
  public static Neighbourhood of(World world) {
    return world.hasDiagonals() ? EIGHT : FOUR;
  }

  /**
   * The moves that lead to a neighbour; standing still is not among them.
   *
   * <pre>{@code
   * Neighbourhood.FOUR.moves().size(); // 4
   * }</pre>
   */
  public List<Move> moves() {
    return Move.ALL.subList(1, lastMove + 1);
  }

  /**
   * How many steps it takes from one cell to another where nothing is in the way: the Chebyshev
   * distance for eight neighbours, the Manhattan distance for four. No path is shorter, so it is
   * the heuristic of {@link Path#aStar}.
   *
   * <pre>{@code
   * Neighbourhood.EIGHT.distance(new Cell(0, 0), exit); // 6
   * Neighbourhood.FOUR.distance(new Cell(0, 0), exit); // 8
   * }</pre>
   */
  public int distance(Cell from, Cell to) {
    return distance(from.x() - to.x(), from.y() - to.y());
  }

  int distance(int dx, int dy) {
    int columns = Math.abs(dx);
    int rows = Math.abs(dy);
    return this == EIGHT ? Math.max(columns, rows) : columns + rows;
  }
}
