package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.Item;
import blastlab.world.Terrain;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A board of the rooms game as it is sent to one of the players: a square inside a border, written
 * row by row in one line.
 *
 * @param rows what the cells are made of
 * @param me where the player is to whom it is sent, if it is alive
 * @param others where the other bombers are
 * @param choppers where the choppers are
 * @param bombs how many ticks each bomb has left, {@link #UNTOLD} if the board does not tell
 * @param perks what lies open
 * @param booms where it burns
 * @param remains what was there before the last tick
 */
public record RoomsBoard(
    List<List<Terrain>> rows,
    Optional<Cell> me,
    List<Cell> others,
    List<Cell> choppers,
    Map<Cell, Integer> bombs,
    Map<Cell, Item.Kind> perks,
    Set<Cell> booms,
    RoomsRemains remains) {

  /** In place of a bomb's timer: somebody sits on the bomb, so that it can't be seen. */
  public static final int UNTOLD = 0;

  /** The number of columns, and of rows. */
  public int size() {
    return rows.size();
  }

  /** Reads a board; {@code board=} may stand before it, and a line break behind. */
  public static RoomsBoard read(MapText board) {
    return new RoomsBoardReader(board).read();
  }

  /** A world as a seat sees it, right after a step in which these events happened. */
  public static RoomsBoard of(World world, List<Event> events, int seat) {
    return of(world, RoomsRemains.of(events, seat), seat);
  }

  /** A world as a seat sees it, with what is to be seen of what is no more. */
  public static RoomsBoard of(World world, RoomsRemains remains, int seat) {
    List<Cell> others = new ArrayList<>();
    Optional<Cell> me = Optional.empty();
    for (CharacterEntity bomber : world.characters()) {
      Cell at = new Cell(bomber.x(), bomber.y());
      if (bomber.id() == seat) {
        me = Optional.of(at);
      } else {
        others.add(at);
      }
    }
    List<Cell> choppers = new ArrayList<>();
    world.monsters().forEach(chopper -> choppers.add(new Cell(chopper.x(), chopper.y())));
    Map<Cell, Integer> bombs = new LinkedHashMap<>();
    world.bombs().forEach(bomb -> bombs.put(new Cell(bomb.x(), bomb.y()), bomb.timer()));
    Map<Cell, Item.Kind> perks = new LinkedHashMap<>();
    world.items().forEach(item -> perks.put(new Cell(item.x(), item.y()), item.kind()));
    Set<Cell> booms = new LinkedHashSet<>();
    world.explosions().forEach(fire -> booms.add(new Cell(fire.x(), fire.y())));
    return new RoomsBoard(terrain(world), me, others, choppers, bombs, perks, booms, remains);
  }

  private static List<List<Terrain>> terrain(World world) {
    List<List<Terrain>> rows = new ArrayList<>();
    for (int y = 0; y < world.height(); y++) {
      List<Terrain> row = new ArrayList<>();
      for (int x = 0; x < world.width(); x++) {
        row.add(world.terrainAt(x, y));
      }
      rows.add(row);
    }
    return rows;
  }

  /** The board in one line, without {@code board=}. */
  public String write() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).size(); x++) {
        text.append(symbol(new Cell(x, y)));
      }
    }
    return text.toString();
  }

  /** Bombers are drawn on top, dead or alive; of the rest, what is there covers what was. */
  private char symbol(Cell cell) {
    if (me.filter(cell::equals).isPresent()) {
      return bombs.containsKey(cell) ? RoomsSymbols.BOMBER_ON_BOMB : RoomsSymbols.BOMBER;
    }
    if (others.contains(cell)) {
      return bombs.containsKey(cell) ? RoomsSymbols.OTHER_ON_BOMB : RoomsSymbols.OTHER;
    }
    if (remains.me().filter(cell::equals).isPresent()) {
      return RoomsSymbols.DEAD_BOMBER;
    }
    if (remains.others().contains(cell)) {
      return RoomsSymbols.OTHER_DEAD;
    }
    return thing(cell);
  }

  private char thing(Cell cell) {
    Terrain terrain = rows.get(cell.y()).get(cell.x());
    if (choppers.contains(cell)) {
      return RoomsSymbols.CHOPPER;
    }
    if (bombs.containsKey(cell)) {
      return RoomsSymbols.bomb(bombs.get(cell));
    }
    if (perks.containsKey(cell)) {
      return RoomsSymbols.perk(perks.get(cell));
    }
    if (terrain.blocking()) {
      return RoomsSymbols.terrain(terrain);
    }
    if (remains.choppers().contains(cell)) {
      return RoomsSymbols.DEAD_CHOPPER;
    }
    if (remains.walls().contains(cell)) {
      return RoomsSymbols.DESTROYED_WALL;
    }
    return booms.contains(cell) ? RoomsSymbols.BOOM : RoomsSymbols.NONE;
  }
}
