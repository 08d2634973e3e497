package blastlab.view.board;

import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where in their cells the characters, monsters and bombs of a world are, so that all are seen. */
final class Seating {
  private static final double SHARED = 0.66;

  private final Map<Integer, Spot> spots = new LinkedHashMap<>();
  private final Map<Integer, MovableEntity> entities = new LinkedHashMap<>();
  private final Map<Cell, Spot> bombs = new LinkedHashMap<>();

  Seating(World world) {
    Map<Cell, List<MovableEntity>> crowds = new HashMap<>();
    for (MonsterEntity one : world.monsters()) {
      crowd(crowds, one);
    }
    for (CharacterEntity one : world.characters()) {
      crowd(crowds, one);
    }
    for (MovableEntity one : entities.values()) {
      List<MovableEntity> crowd = crowds.get(cell(one));
      spots.put(one.id(), spot(one, crowd.indexOf(one), crowd.size()));
    }
    for (BombEntity bomb : world.bombs()) {
      Cell cell = new Cell(bomb.x(), bomb.y());
      boolean isCovered = crowds.containsKey(cell);
      bombs.put(
          cell,
          isCovered
              ? new Spot(cell.x() + 0.24, cell.y() + 0.24, 0.56, 1)
              : new Spot(cell.x(), cell.y(), 1, 1));
    }
  }

  /** Monsters and characters by their ids, those on top last. */
  Map<Integer, MovableEntity> entities() {
    return entities;
  }

  /** Where these are, by their ids. */
  Map<Integer, Spot> spots() {
    return spots;
  }

  /** Where the bomb of a cell is: in a corner where somebody is on it. */
  Map<Cell, Spot> bombs() {
    return bombs;
  }

  private void crowd(Map<Cell, List<MovableEntity>> crowds, MovableEntity one) {
    crowds.computeIfAbsent(cell(one), cell -> new ArrayList<>()).add(one);
    entities.put(one.id(), one);
  }

  private static Cell cell(MovableEntity one) {
    return new Cell(one.x(), one.y());
  }

  /** Alone in the middle; two and more on a circle. */
  private static Spot spot(MovableEntity one, int place, int crowd) {
    if (crowd == 1) {
      return new Spot(one.x(), one.y(), 1, 1);
    }
    double angle = 2 * Math.PI * place / crowd - 0.75 * Math.PI;
    return new Spot(
        one.x() + 0.2 * Math.cos(angle),
        one.y() + 0.2 * Math.sin(angle),
        crowd > 4 ? 0.5 : SHARED,
        1);
  }
}
