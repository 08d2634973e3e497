package blastlab.search;

import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/**
 * A step to one of the eight neighbours, or standing still.
 *
 * <pre>{@code
 * for (Move move : Move.legal(world, me)) {
 *   me.move(move.dx(), move.dy());
 *   SensedWorld next = world.next().world();
 * }
 * new Move(1, 0).dx(); // 1
 * }</pre>
 */
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
  private static final List<List<Move>> SUBSETS = subsets();

  private static Move[] byDirection() {
    Move[] moves = new Move[9];
    for (Move move : ALL) {
      moves[3 * (move.dx + 1) + move.dy + 1] = move;
    }
    return moves;
  }

  /** All lists of legal moves that there can be, by the sum of their bits. */
  private static List<List<Move>> subsets() {
    List<List<Move>> subsets = new ArrayList<>(512);
    for (int bits = 0; bits < 512; bits++) {
      List<Move> moves = new ArrayList<>(9);
      for (int i = 0; i < 9; i++) {
        if ((bits >> i & 1) == 1) {
          moves.add(ALL.get(i));
        }
      }
      subsets.add(List.copyOf(moves));
    }
    return subsets;
  }

  /**
   * The move with this direction; each of dx and dy is -1, 0 or 1.
   *
   * <pre>{@code
   * Move.of(1, 0); // Move[dx=1, dy=0]
   * }</pre>
   */
  public static Move of(int dx, int dy) {
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1) {
      throw new IllegalArgumentException(
          "a move by (" + dx + "," + dy + "), expected -1, 0 or 1 for each");
    }
    return BY_DIRECTION[3 * (dx + 1) + dy + 1];
  }

  /**
   * The move that comes nearest to a place so many columns and rows away.
   *
   * <pre>{@code
   * Move.towards(exit.x() - me.x(), exit.y() - me.y()); // Move[dx=1, dy=1]
   * }</pre>
   */
  public static Move towards(int dx, int dy) {
    return of(Integer.signum(dx), Integer.signum(dy));
  }

  /**
   * The moves of a character or a monster that the rules of its game allow now: in the directions
   * that there are, to a cell inside the world that it {@linkplain World#canEnter can enter}, and
   * standing still where that is a move. They are in the order of {@link #ALL}; the list can't be
   * changed.
   *
   * <p>It is never empty: who has no move at all, as may happen where one must move, stands still.
   * Bomberda's enemy has no will of its own, so its moves are those on which it could be sent.
   *
   * <pre>{@code
   * Move.legal(world, me); // [Move[dx=0, dy=0], Move[dx=1, dy=0]]
   * Move.legal(world, monster).size(); // 6
   * }</pre>
   */
  public static List<Move> legal(World world, MovableEntity entity) {
    if (world.hasDiagonals()) { // the course game, in which only walls block
      return legal(world, entity.x(), entity.y());
    }
    int bits = 0;
    for (int i = 1; i <= Neighbourhood.FOUR.lastMove; i++) {
      Move move = ALL.get(i);
      if (world.canEnter(entity, entity.x() + move.dx, entity.y() + move.dy)) {
        bits |= 1 << i;
      }
    }
    boolean mustGo = world.mustMove() && entity instanceof CharacterEntity && bits != 0;
    return SUBSETS.get(mustGo ? bits : bits | 1);
  }

  /**
   * The moves that lead from a cell to a neighbour inside the world that is no wall, or nowhere.
   * Other things that block in some games are not looked at.
   *
   * <pre>{@code
   * Move.legal(world, 0, 0); // [Move[dx=0, dy=0], Move[dx=1, dy=0]]
   * }</pre>
   */
  public static List<Move> legal(World world, int x, int y) {
    return legal(world, x, y, Neighbourhood.of(world));
  }

  /**
   * The moves to a neighbour that is inside the world and no wall, or standing still.
   *
   * <pre>{@code
   * Move.legal(world, 3, 1, Neighbourhood.FOUR).size(); // 3
   * Move.legal(world, 3, 1, Neighbourhood.EIGHT).size(); // 6
   * }</pre>
   */
  public static List<Move> legal(World world, int x, int y, Neighbourhood neighbourhood) {
    return SUBSETS.get(open(world, x, y, 1 + neighbourhood.lastMove));
  }

  /** The bits of those among the first so many moves that lead into no wall. */
  private static int open(World world, int x, int y, int count) {
    int bits = 0;
    for (int i = 0; i < count; i++) {
      Move move = ALL.get(i);
      if (!world.wallAt(x + move.dx, y + move.dy)) {
        bits |= 1 << i;
      }
    }
    return bits;
  }

  /**
   * The cell that this move leads to.
   *
   * <pre>{@code
   * Move.of(1, 1).from(new Cell(2, 2)); // (3,3)
   * }</pre>
   */
  public Cell from(Cell cell) {
    return new Cell(cell.x() + dx, cell.y() + dy);
  }

  /**
   * Whether it leads to another row and another column at once.
   *
   * <pre>{@code
   * Move.of(1, 1).isDiagonal(); // true
   * }</pre>
   */
  public boolean isDiagonal() {
    return dx != 0 && dy != 0;
  }

  /**
   * Whether it leads nowhere.
   *
   * <pre>{@code
   * Move.of(0, 0).isStill(); // true
   * }</pre>
   */
  public boolean isStill() {
    return dx == 0 && dy == 0;
  }
}
