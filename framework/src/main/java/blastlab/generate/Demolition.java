package blastlab.generate;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Proves that one can bomb one's way: somebody alone does it, and gets away from every bomb. */
final class Demolition {
  private final Layout layout;
  private final Bombs bombs;

  /** Works on a copy of the layout. */
  Demolition(Layout layout, Bombs bombs) {
    this.layout = layout.copy();
    this.bombs = bombs;
  }

  /** The walls at which somebody who starts here ends, having blasted all that it can. */
  List<Cell> stuck(Cell start) {
    boolean falling = true;
    while (falling) {
      falling = false;
      for (Cell spot : bombs.walk(layout, start).cells()) {
        if (isWorthwhile(spot)) {
          blow(spot);
          falling = true;
        }
      }
    }
    return bombs.walk(layout, start).edge(cell -> layout.has(cell, Terrain.BRICK));
  }

  /**
   * In how many steps one can surely get from a cell to another; empty if not at all.
   *
   * @param bombSteps how many steps each bomb takes until all is calm again
   */
  OptionalInt steps(Cell start, Cell goal, int bombSteps) {
    Cell here = start;
    int steps = 0;
    while (true) {
      Walk walk = bombs.walk(layout, here);
      if (walk.cells().contains(goal)) {
        return OptionalInt.of(steps + walk.wayTo(goal).size());
      }
      Optional<Cell> best =
          walk.cells().stream()
              .filter(this::isWorthwhile)
              .min(Comparator.comparingInt(spot -> distanceAfter(spot, goal)));
      if (best.isEmpty()) {
        return OptionalInt.empty();
      }
      List<Cell> flight = bombs.flight(layout, best.get()).orElseThrow();
      steps += walk.wayTo(best.get()).size() + bombSteps;
      here = flight.get(flight.size() - 1);
      blow(best.get());
    }
  }

  /** Whether a bomb here breaks a wall, and can be got away from. */
  private boolean isWorthwhile(Cell spot) {
    return !broken(spot).isEmpty() && bombs.flight(layout, spot).isPresent();
  }

  private List<Cell> broken(Cell spot) {
    return bombs.burnt(layout, spot).stream()
        .filter(cell -> layout.has(cell, Terrain.BRICK))
        .toList();
  }

  /** How near to the goal the wall is that falls. */
  private int distanceAfter(Cell spot, Cell goal) {
    return broken(spot).stream()
        .mapToInt(c -> Math.max(Math.abs(c.x() - goal.x()), Math.abs(c.y() - goal.y())))
        .min()
        .orElseThrow();
  }

  private void blow(Cell spot) {
    broken(spot).forEach(cell -> layout.set(cell, Terrain.FLOOR));
  }
}
