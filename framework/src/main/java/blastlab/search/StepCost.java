package blastlab.search;

import blastlab.world.Terrain;
import blastlab.world.World;

/**
 * The cost function of a search: what a step onto a cell costs. It alone decides where there is a
 * way, so one of your own has to mind the walls.
 *
 * <pre>{@code
 * StepCost wary = (x, y, move) -> world.wallAt(x, y) ? StepCost.BLOCKED : y == 2 ? 5 : 1;
 * Path.aStar(world, new Cell(0, 4), exit, Neighbourhood.EIGHT, wary).cost(); // 10
 * Path.aStar(world, new Cell(0, 4), exit).cost(); // 6
 * }</pre>
 */
@FunctionalInterface
public interface StepCost {
  /** The cost of a step that is not possible. */
  int BLOCKED = Integer.MAX_VALUE;

  /**
   * What it costs to come to the cell (x, y), which lies inside the world, with this move: 1 or
   * more, or {@link #BLOCKED}.
   *
   * <pre>{@code
   * StepCost.steps(world).of(3, 1, Move.of(0, 1)); // 1
   * }</pre>
   */
  int of(int x, int y, Move move);

  /**
   * Every step costs 1, and a wall is no way.
   *
   * <pre>{@code
   * StepCost.steps(world).of(4, 0, Move.of(1, 0)) == StepCost.BLOCKED; // true
   * }</pre>
   */
  static StepCost steps(World world) {
    return (x, y, move) -> world.wallAt(x, y) ? BLOCKED : 1;
  }

  /**
   * Every step costs 1, and one into a wall {@code wallCost} more, for it has to be bombed; what no
   * bomb destroys is no way. As a blast goes straight, a wall is entered straight only.
   *
   * <pre>{@code
   * StepCost.openingWalls(world, 15).of(4, 0, Move.of(1, 0)); // 16
   * StepCost.openingWalls(world, 15).of(4, 0, Move.of(1, 1)) == StepCost.BLOCKED; // true
   * }</pre>
   *
   * @param wallCost how many steps it takes to open a wall, 0 or more
   */
  static StepCost openingWalls(World world, int wallCost) {
    return (x, y, move) -> {
      if (!world.wallAt(x, y)) {
        return 1;
      }
      boolean opens = !move.isDiagonal() && world.terrainAt(x, y) == Terrain.BRICK;
      return opens ? 1 + wallCost : BLOCKED;
    };
  }

  /**
   * This cost function, with the promise that no step costs less than so much. A* then looks at
   * fewer cells; where the promise is broken, its path may not be the cheapest.
   *
   * <pre>{@code
   * StepCost length =
   *     (x, y, move) -> world.wallAt(x, y) ? StepCost.BLOCKED : move.isDiagonal() ? 14 : 10;
   * Path.aStar(world, new Cell(0, 0), exit, Neighbourhood.EIGHT, length.atLeast(10)).cost(); // 68
   * }</pre>
   */
  default StepCost atLeast(int cost) {
    StepCost self = this;
    return new StepCost() {
      @Override
      public int of(int x, int y, Move move) {
        return self.of(x, y, move);
      }

      @Override
      public int least() {
        return cost;
      }
    };
  }

  /**
   * What a step costs at least: 1 unless {@link #atLeast} has promised more.
   *
   * <pre>{@code
   * StepCost.steps(world).least(); // 1
   * }</pre>
   */
  default int least() {
    return 1;
  }
}
