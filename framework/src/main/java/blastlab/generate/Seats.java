package blastlab.generate;

import blastlab.world.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How far players start from each other. */
final class Seats {
  /** So many places can be gone through in all combinations. */
  static final int MOST_PLACES = 16;

  private Seats() {}

  /** The smallest distance between any two cells. */
  static int separation(List<Cell> cells) {
    return cells.stream()
        .mapToInt(cell -> toNearest(cell, cells))
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  private static int toNearest(Cell cell, List<Cell> others) {
    return others.stream()
        .filter(other -> !other.equals(cell))
        .mapToInt(other -> distance(cell, other))
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  static int distance(Cell one, Cell other) {
    return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
  }

  /**
   * So many of the places that everybody has it as far to its nearest rival as the others have, or
   * nearly so, and else as far as possible. In reading order, as maps have them.
   */
  static List<Cell> choose(List<Cell> places, int count) {
    List<Cell> best = List.of();
    int bestUnfairness = Integer.MAX_VALUE;
    int bestSeparation = 0;
    for (int set = 0; set < 1 << places.size(); set++) {
      if (Integer.bitCount(set) == count) {
        List<Cell> chosen = members(places, set);
        int separation = separation(chosen);
        int farthest = chosen.stream().mapToInt(cell -> toNearest(cell, chosen)).max().orElse(0);
        int unfairness = farthest - separation;
        if (unfairness < bestUnfairness
            || (unfairness == bestUnfairness && separation > bestSeparation)) {
          best = chosen;
          bestUnfairness = unfairness;
          bestSeparation = separation;
        }
      }
    }
    return best.stream()
        .sorted(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x))
        .toList();
  }

  private static List<Cell> members(List<Cell> places, int set) {
    List<Cell> members = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      if ((set >> i & 1) == 1) {
        members.add(places.get(i));
      }
    }
    return members;
  }
}
