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
  private static final int TRIES = 100;

  /** What holds for all of them, for the help. */
  static final String PROMISE =
      "With 2, 4 or (on a square) 8 players all seats are alike: a mirror or a turn takes each to"
          + " each. With another number the board is symmetric too, but has more places than"
          + " players; those are taken that leave everybody about as far from its nearest rival."
          + " Everybody can get everywhere by blasting, has room to flee from its first bomb, and"
          + " starts out of reach of all others' first bombs.";

  private final Layout layout;
  private final Symmetry symmetry;
  private final Bombs bombs;
  private final Random random;
  private final List<Cell> firsts = new ArrayList<>();
  private final List<Cell> places = new ArrayList<>();
  private List<Cell> seats = List.of();
  private final Set<Cell> taken = new HashSet<>(); // never iterated: its order is not ours

  private FairBoard(Layout layout, Symmetry symmetry, Bombs bombs, Random random) {
    this.layout = layout;
    this.symmetry = symmetry;
    this.bombs = bombs;
    this.random = random;
  }

  /**
   * A board with seats for so many, each with a way to flee from its first bomb.
   *
   * @param layout floor, and stones that are symmetric in every way
   */
  static FairBoard draw(Layout layout, int players, Bombs bombs, Random random) {
    return Attempts.first(
        TRIES,
        () -> {
          Symmetry symmetry = Symmetry.draw(players, layout.width() == layout.height(), random);
          FairBoard board = new FairBoard(layout, symmetry, bombs, random);
          return board.seat(players) ? Optional.of(board) : Optional.empty();
        },
        "a larger board or fewer players");
  }

  private boolean seat(int players) {
    boolean found = true;
    while (found && places.size() < players) {
      found = addPlaces();
    }
    seats = found ? Seats.choose(places, players) : List.of();
    return found;
  }

  private record Candidate(List<Cell> orbit, List<Cell> flight, int separation) {}

  /** Adds alike places that are far from each other and from those there are, if possible. */
  private boolean addPlaces() {
    List<Candidate> candidates = new ArrayList<>();
    for (Cell cell : layout.cells(Terrain.FLOOR)) {
      candidate(cell).ifPresent(candidates::add);
    }
    int best = candidates.stream().mapToInt(Candidate::separation).max().orElse(0);
    candidates.removeIf(candidate -> candidate.separation < best - best / 3);
    if (candidates.isEmpty()) {
      return false;
    }
    Candidate chosen = candidates.get(random.nextInt(candidates.size()));
    firsts.add(chosen.orbit.get(0));
    places.addAll(chosen.orbit);
    taken.addAll(chosen.orbit);
    chosen.flight.forEach(cell -> taken.addAll(symmetry.orbit(cell, layout)));
    return true;
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
        if (layout.isConnected()) {
          left -= orbit.size();
        } else {
          orbit.forEach(cell -> layout.set(cell, Terrain.FLOOR));
        }
      }
    }
  }

  /**
   * Puts up so many walls that can be destroyed, or a few less: none where nobody could blast it
   * away. Gives them in sets of alike ones.
   */
  List<List<Cell>> addBricks(int count, String setting) {
    List<List<Cell>> bricks = take(count, cell -> true, setting);
    bricks.forEach(orbit -> orbit.forEach(cell -> layout.set(cell, Terrain.BRICK)));
    open();
    bricks.removeIf(orbit -> layout.at(orbit.get(0)) != Terrain.BRICK);
    return bricks;
  }

  /** Takes away what is in the way of those who blast all that they can. */
  private void open() {
    List<Cell> stuck = stuck();
    while (!stuck.isEmpty()) {
      for (Cell brick : stuck) {
        symmetry.orbit(brick, layout).forEach(cell -> layout.set(cell, Terrain.FLOOR));
      }
      stuck = stuck();
    }
  }

  private List<Cell> stuck() {
    return firsts.stream()
        .flatMap(first -> new Demolition(layout, bombs).stuck(first).stream())
        .toList();
  }

  /** Takes so many free cells, or a few less to be fair, for what is to be on them. */
  List<List<Cell>> take(int count, Predicate<Cell> kind, String setting) {
    List<List<Cell>> chosen = pick(freeOrbits(kind), count);
    if (count - count(chosen) >= symmetry.order()) {
      throw new InputException(
          "%s: %d, expected at most %d on this board".formatted(setting, count, count(chosen)));
    }
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

  /** The ground as it is now. */
  List<List<Terrain>> rows() {
    return layout.rows();
  }
}
