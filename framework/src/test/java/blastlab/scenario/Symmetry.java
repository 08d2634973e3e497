package blastlab.scenario;

import blastlab.text.MapText;
import blastlab.world.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Which ways of turning and mirroring leave a board of an arena or a duel as it is. */
final class Symmetry {
  private final List<String> rows;
  private final int width;
  private final int height;

  private Symmetry(List<String> rows) {
    this.rows = rows;
    this.width = rows.get(0).length();
    this.height = rows.size();
  }

  /** Of the board below the last empty line. */
  static Symmetry of(MapText map) {
    String board = map.text().substring(map.text().lastIndexOf("\n\n") + 1).strip();
    return new Symmetry(board.lines().toList());
  }

  /** How many kinds of seats there are, if two are of a kind that the board makes no different. */
  long kindsOfSeats() {
    List<UnaryOperator<Cell>> symmetries = moves().filter(this::fits).toList();
    Set<Set<Cell>> kinds = new HashSet<>();
    cells()
        .filter(this::isSeat)
        .forEach(
            seat -> {
              Set<Cell> kind = new HashSet<>();
              symmetries.forEach(move -> kind.add(move.apply(seat)));
              kinds.add(kind);
            });
    return kinds.size();
  }

  private Stream<UnaryOperator<Cell>> moves() {
    UnaryOperator<Cell> stay = c -> c;
    UnaryOperator<Cell> flip = c -> new Cell(width - 1 - c.x(), c.y());
    UnaryOperator<Cell> turn = c -> new Cell(width - 1 - c.x(), height - 1 - c.y());
    UnaryOperator<Cell> topple = c -> new Cell(c.x(), height - 1 - c.y());
    Stream<UnaryOperator<Cell>> all = Stream.of(stay, flip, turn, topple);
    return width != height
        ? all
        : all.flatMap(move -> Stream.of(move, c -> move.apply(new Cell(c.y(), c.x()))));
  }

  private boolean fits(UnaryOperator<Cell> move) {
    return cells().allMatch(cell -> symbol(cell) == symbol(move.apply(cell)));
  }

  /** What stands on a cell; all seats are alike. */
  private char symbol(Cell cell) {
    return isSeat(cell) ? '1' : rows.get(cell.y()).charAt(cell.x());
  }

  private boolean isSeat(Cell cell) {
    return Character.isDigit(rows.get(cell.y()).charAt(cell.x()));
  }

  private Stream<Cell> cells() {
    return IntStream.range(0, width * height).mapToObj(i -> new Cell(i % width, i / width));
  }
}
