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
    return Spread.of(distances(cells), (1 << cells.size()) - 1).nearest;
  }

  /**
   * So many of the places that everybody has it as far to its nearest rival as the others have, or
   * nearly so, and else as far as possible. In reading order, as maps have them.
   */
  static List<Cell> choose(List<Cell> places, int count) {
    int[][] distances = distances(places);
    int best = 0;
    Spread bestSpread = new Spread(0, Integer.MAX_VALUE);
    for (int set = 0; set < 1 << places.size(); set++) {
      if (Integer.bitCount(set) == count) {
        Spread spread = Spread.of(distances, set);
        if (spread.isFairerThan(bestSpread)) {
          best = set;
          bestSpread = spread;
        }
      }
    }
    List<Cell> chosen = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      if (isIn(best, i)) {
        chosen.add(places.get(i));
      }
    }
    chosen.sort(Comparator.comparingInt(Cell::y).thenComparingInt(Cell::x));
    return List.copyOf(chosen);
  }

  private static int[][] distances(List<Cell> cells) {
    int[][] distances = new int[cells.size()][cells.size()];
    for (int i = 0; i < cells.size(); i++) {
      for (int j = 0; j < cells.size(); j++) {
        int dx = cells.get(i).x() - cells.get(j).x();
        int dy = cells.get(i).y() - cells.get(j).y();
        distances[i][j] = Math.abs(dx) + Math.abs(dy);
      }
    }
    return distances;
  }

  private static boolean isIn(int set, int i) {
    return (set >> i & 1) == 1;
  }

  /**
   * How far the members of a set have to their nearest rivals.
   *
   * @param nearest who has it nearest
   * @param farthest who has it farthest
   */
  private record Spread(int nearest, int farthest) {
    static Spread of(int[][] distances, int set) {
      int nearest = Integer.MAX_VALUE;
      int farthest = 0;
      for (int i = 0; i < distances.length; i++) {
        int toRival = Integer.MAX_VALUE;
        for (int j = 0; j < distances.length; j++) {
          if (i != j && isIn(set, i) && isIn(set, j)) {
            toRival = Math.min(toRival, distances[i][j]);
          }
        }
        if (isIn(set, i)) {
          nearest = Math.min(nearest, toRival);
          farthest = Math.max(farthest, toRival);
        }
      }
      return new Spread(nearest, farthest);
    }

    boolean isFairerThan(Spread other) {
      int difference = farthest - nearest - (other.farthest - other.nearest);
      return difference < 0 || (difference == 0 && nearest > other.nearest);
    }
  }
}
