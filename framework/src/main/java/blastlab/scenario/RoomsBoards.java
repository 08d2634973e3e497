package blastlab.scenario;

import blastlab.rules.rooms.RoomsSettings;
import blastlab.text.RoomsMap;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Makes the board of a rooms game that has no map. */
final class RoomsBoards {
  private static final int KEEP_AWAY = 3;

  private RoomsBoards() {}

  /** Pillars in rows, and on random cells between them all that the settings ask for. */
  static RoomsMap random(RoomsSettings settings, Random random) {
    List<List<Terrain>> rows = new ArrayList<>();
    List<Cell> free = new ArrayList<>();
    for (int y = 0; y < settings.size(); y++) {
      List<Terrain> row = new ArrayList<>();
      for (int x = 0; x < settings.size(); x++) {
        boolean isWall = isWall(x, y, settings.size());
        row.add(isWall ? Terrain.STONE : Terrain.FLOOR);
        if (!isWall) {
          free.add(new Cell(x, y));
        }
      }
      rows.add(row);
    }
    Collections.shuffle(free, random);
    List<Cell> seats = take(free, settings.players(), "players");
    List<Cell> far = new ArrayList<>(free);
    far.removeIf(cell -> seats.stream().anyMatch(seat -> isNear(cell, seat)));
    List<Cell> choppers = take(far, settings.choppers(), "choppers");
    free.removeAll(choppers);
    for (Cell cell : take(free, settings.destroyableWalls(), "destroyable_walls")) {
      rows.get(cell.y()).set(cell.x(), Terrain.BRICK);
    }
    return new RoomsMap(rows, seats, choppers, Map.of(), Map.of());
  }

  private static boolean isWall(int x, int y, int size) {
    boolean isBorder = x == 0 || y == 0 || x == size - 1 || y == size - 1;
    return isBorder || (x % 2 == 0 && y % 2 == 0);
  }

  private static boolean isNear(Cell one, Cell other) {
    return Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y())) <= KEEP_AWAY;
  }

  private static List<Cell> take(List<Cell> cells, int count, String setting) {
    if (cells.size() < count) {
      throw new FieldException(
          "settings." + setting, count + ", expected at most " + cells.size() + ": no more room");
    }
    List<Cell> taken = cells.subList(0, count);
    List<Cell> copy = List.copyOf(taken);
    taken.clear();
    return copy;
  }
}
