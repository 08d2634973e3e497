package blastlab.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A board as it is drawn, to be looked at from all sides. */
record Picture(List<String> rows) {
  private static final String SEATS = "[1-9a-z☺♥]";

  record Spot(int x, int y) {}

  /** The board of a map, all of whose seats look the same. */
  static Picture of(GeneratedMap map) {
    String seats = map.rules().equals("rooms") ? "[☺♥]" : SEATS;
    return new Picture(Maps.board(map).stream().map(row -> row.replaceAll(seats, "@")).toList());
  }

  Picture withoutSeats() {
    return new Picture(rows.stream().map(row -> row.replaceAll("[@. ]", " ")).toList());
  }

  private int right() {
    return rows.get(0).length() - 1;
  }

  private int bottom() {
    return rows.size() - 1;
  }

  char at(Spot spot) {
    return rows.get(spot.y).charAt(spot.x);
  }

  private boolean contains(Spot spot) {
    return spot.x >= 0 && spot.y >= 0 && spot.x <= right() && spot.y <= bottom();
  }

  private List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    for (int y = 0; y <= bottom(); y++) {
      for (int x = 0; x <= right(); x++) {
        spots.add(new Spot(x, y));
      }
    }
    return spots;
  }

  /** All turns and mirrorings after which it looks the same. */
  List<UnaryOperator<Spot>> symmetries() {
    int w = right();
    int h = bottom();
    List<UnaryOperator<Spot>> all =
        List.of(
            s -> s,
            s -> new Spot(w - s.x, s.y),
            s -> new Spot(s.x, h - s.y),
            s -> new Spot(w - s.x, h - s.y),
            s -> new Spot(s.y, s.x),
            s -> new Spot(w - s.y, s.x),
            s -> new Spot(s.y, h - s.x),
            s -> new Spot(w - s.y, h - s.x));
    return all.subList(0, w == h ? 8 : 4).stream()
        .filter(turn -> spots().stream().allMatch(spot -> at(spot) == at(turn.apply(spot))))
        .toList();
  }

  /** To how many seats the first is taken. */
  long seatsLikeTheFirst() {
    Spot first = spots().stream().filter(spot -> at(spot) == '@').findFirst().orElseThrow();
    return symmetries().stream().map(turn -> turn.apply(first)).distinct().count();
  }

  /** Into how many parts the walls that stay divide the board. */
  int partsWithoutDestroyableWalls() {
    Set<Spot> seen = new HashSet<>();
    int parts = 0;
    for (Spot spot : spots()) {
      if (at(spot) != '#' && seen.add(spot)) {
        parts++;
        Deque<Spot> open = new ArrayDeque<>(List.of(spot));
        while (!open.isEmpty()) {
          Spot s = open.remove();
          for (Spot next :
              List.of(
                  new Spot(s.x + 1, s.y),
                  new Spot(s.x - 1, s.y),
                  new Spot(s.x, s.y + 1),
                  new Spot(s.x, s.y - 1))) {
            if (contains(next) && at(next) != '#' && seen.add(next)) {
              open.add(next);
            }
          }
        }
      }
    }
    return parts;
  }
}
