package blastlab.scenario;

import blastlab.world.Cell;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** How far it is from cell to cell, in four directions, over some kinds of terrain. */
final class Ways {
  private final World world;
  private final Predicate<Terrain> open;

  Ways(World world, Predicate<Terrain> open) {
    this.world = world;
    this.open = open;
  }

  /** How many steps it takes to get somewhere, if there is a way. */
  Optional<Integer> steps(int fromX, int fromY, int toX, int toY) {
    return Optional.ofNullable(all(new Cell(fromX, fromY)).get(new Cell(toX, toY)));
  }

  /** The cells that can be reached in so many steps. */
  List<Cell> within(int x, int y, int steps) {
    return all(new Cell(x, y)).entrySet().stream()
        .filter(entry -> entry.getValue() <= steps)
        .map(Map.Entry::getKey)
        .toList();
  }

  private Map<Cell, Integer> all(Cell start) {
    Map<Cell, Integer> steps = new LinkedHashMap<>(Map.of(start, 0));
    Deque<Cell> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      Cell at = next.remove();
      for (Cell to : neighbours(at)) {
        if (isOpen(to) && steps.putIfAbsent(to, steps.get(at) + 1) == null) {
          next.add(to);
        }
      }
    }
    return steps;
  }

  private static List<Cell> neighbours(Cell at) {
    return List.of(
        new Cell(at.x() + 1, at.y()),
        new Cell(at.x() - 1, at.y()),
        new Cell(at.x(), at.y() + 1),
        new Cell(at.x(), at.y() - 1));
  }

  private boolean isOpen(Cell cell) {
    boolean isInside =
        cell.x() >= 0 && cell.y() >= 0 && cell.x() < world.width() && cell.y() < world.height();
    return isInside && open.test(world.terrainAt(cell.x(), cell.y()));
  }
}
