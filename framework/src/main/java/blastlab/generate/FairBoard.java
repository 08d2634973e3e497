package blastlab.generate;

import blastlab.text.InputException;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/** The symmetric board of a contest in the making: whatever is put somewhere comes to all. */
final class FairBoard {
  /** How often a board is drawn anew that does not let everybody get everywhere. */
  static final int TRIES = 100;

  /** What holds for all of them, in lines for the help. */
  static final List<String> PROMISE =
      List.of(
          "With 2, 4 or (on a square) 8 players all seats are alike: a mirror or a turn takes each",
          "to each. With another number, some of 4, 8 or more seats stay empty, such that everybody",
          "has about as far to its nearest rival. Everybody can get everywhere by blasting, has room",
          "to flee from its first bomb, and starts out of reach of all others' first bombs.");

  private final Layout layout;
  private final Symmetry symmetry;
  private final Bombs bombs;
  private final Random random;
  private final List<Cell> firsts = new ArrayList<>();
  private final List<Cell> places = new ArrayList<>();
  private final List<Cell> seats;
  private final Set<Cell> taken = new HashSet<>(); // never iterated: its order is not ours

  /** A board with seats for so many, each with a way to flee from its first bomb. */
  FairBoard(Layout layout, int players, Bombs bombs, Random random) {
    this.layout = layout;
    this.symmetry = Symmetry.draw(players, layout.width() == layout.height(), random);
    this.bombs = bombs;
    this.random = random;
    while (places.size() < players) {
      addPlaces(players);
    }
    seats = Seats.choose(places, players);
  }

  private record Candidate(List<Cell> orbit, List<Cell> flight, int separation) {}

  /** Adds alike places that are far from each other and from those there are. */
  private void addPlaces(int players) {
    List<Candidate> candidates = new ArrayList<>();
    for (Cell cell : layout.cells(Terrain.FLOOR)) {
      candidate(cell).ifPresent(candidates::add);
    }
    int best = candidates.stream().mapToInt(Candidate::separation).max().orElse(0);
    candidates.removeIf(candidate -> candidate.separation < best - best / 3);
    if (candidates.isEmpty()) {
      throw new InputException(
          "players: %d don't fit on %dx%d cells, expected fewer players or a larger board"
              .formatted(players, layout.width(), layout.height()));
    }
    Candidate chosen = candidates.get(random.nextInt(candidates.size()));
    firsts.add(chosen.orbit.get(0));
    places.addAll(chosen.orbit);
    taken.addAll(chosen.orbit);
    chosen.flight.forEach(cell -> taken.addAll(symmetry.orbit(cell, layout)));
  }

  private Optional<Candidate> candidate(Cell cell) {
    List<Cell> orbit = symmetry.orbit(cell, layout);
    List<Cell> all = new ArrayList<>(places);
    all.addAll(orbit);
    boolean isFit =
        orbit.size() == symmetry.order()
            && orbit.stream().noneMatch(taken::contains)
            && all.stream().noneMatch(other -> !other.equals(cell) && bombs.reaches(cell, other));
    return isFit
        ? bombs
            .flight(layout, cell)
            .map(flight -> new Candidate(orbit, flight, Seats.separation(all)))
        : Optional.empty();
  }

  List<Cell> seats() {
    return seats;
  }

  /** Whether a cell is farther from everybody's place than so many steps of a king. */
  boolean isFar(Cell cell, int steps) {
    return places.stream()
        .allMatch(
            place ->
                Math.max(Math.abs(cell.x() - place.x()), Math.abs(cell.y() - place.y())) > steps);
  }

  /** Puts up to so many walls up, none of which cuts anything off. */
  void addStone(int count) {
    int left = count;
    for (List<Cell> orbit : freeOrbits(cell -> true)) {
      if (orbit.size() <= left) {
        orbit.forEach(cell -> layout.set(cell, Terrain.STONE));
        if (isConnected()) {
          left -= orbit.size();
        } else {
          orbit.forEach(cell -> layout.set(cell, Terrain.FLOOR));
        }
      }
    }
  }

  private boolean isConnected() {
    int floor = layout.cells(Terrain.FLOOR).size();
    return bombs.walk(layout, firsts.get(0)).cells().size() == floor;
  }

  /** Puts up so many walls that can be destroyed, or a few less; gives them as they are alike. */
  List<List<Cell>> addBricks(int count) {
    List<List<Cell>> bricks = take(count, cell -> true);
    bricks.forEach(orbit -> orbit.forEach(cell -> layout.set(cell, Terrain.BRICK)));
    return bricks;
  }

  /** Takes so many free cells, or a few less, for what is to be on them. */
  List<List<Cell>> take(int count, Predicate<Cell> kind) {
    List<List<Cell>> chosen = pick(freeOrbits(kind), count);
    chosen.forEach(taken::addAll);
    return chosen;
  }

  /** Sets of alike cells, as many as have no more cells than that. */
  static List<List<Cell>> pick(List<List<Cell>> orbits, int count) {
    List<List<Cell>> picked = new ArrayList<>();
    int left = count;
    for (List<Cell> orbit : orbits) {
      if (orbit.size() <= left) {
        picked.add(orbit);
        left -= orbit.size();
      }
    }
    return picked;
  }

  /** How many cells there are in sets of alike ones. */
  static int count(List<List<Cell>> orbits) {
    return orbits.stream().mapToInt(List::size).sum();
  }

  /** So many hundredths of the cells that are free now. */
  int share(int percent) {
    long free = layout.cells(Terrain.FLOOR).stream().filter(cell -> !taken.contains(cell)).count();
    return (int) (free * percent / 100);
  }

  private List<List<Cell>> freeOrbits(Predicate<Cell> kind) {
    Set<Cell> seen = new HashSet<>();
    List<List<Cell>> orbits = new ArrayList<>();
    for (Cell cell : layout.cells(Terrain.FLOOR)) {
      if (!taken.contains(cell) && !seen.contains(cell) && kind.test(cell)) {
        List<Cell> orbit = symmetry.orbit(cell, layout);
        seen.addAll(orbit);
        orbits.add(orbit);
      }
    }
    Collections.shuffle(orbits, random);
    return orbits;
  }

  /** Whether everybody can get everywhere by blasting. */
  boolean isOpen() {
    return firsts.stream().allMatch(first -> new Demolition(layout, bombs).opensAll(first));
  }

  /** The ground as it is now. */
  List<List<Terrain>> rows() {
    return layout.rows();
  }
}
