package blastlab.view.fx;

import blastlab.replay.History;
import blastlab.replay.Moment;
import blastlab.search.DangerMap;
import blastlab.search.Distances;
import blastlab.view.board.Overlay;
import blastlab.world.Cell;
import blastlab.world.MovableEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is shown on the board besides the game, and who has been selected on it. */
final class Switches {
  /** What can be switched on and off. */
  enum Layer {
    MARKS,
    COORDINATES,
    DANGER,
    REACH
  }

  private final Set<Layer> on = EnumSet.of(Layer.MARKS);
  private Optional<Integer> selected = Optional.empty();

  boolean isOn(Layer layer) {
    return on.contains(layer);
  }

  void toggle(Layer layer) {
    if (!on.remove(layer)) {
      on.add(layer);
    }
  }

  /** Selects who is on a cell, and shows where it can go; nobody on a cell without anybody. */
  void select(World world, Optional<Cell> cell) {
    Optional<Integer> before = selected;
    selected =
        everybody(world).stream()
            .filter(one -> cell.equals(Optional.of(place(one))))
            .map(MovableEntity::id)
            .findFirst();
    if (selected.isPresent() && !selected.equals(before)) {
      on.add(Layer.REACH);
    }
  }

  /** Selects the next one in the world; after the last nobody. */
  void selectNext(World world) {
    List<Integer> ids = everybody(world).stream().map(MovableEntity::id).toList();
    int next = selected.map(id -> ids.indexOf(id) + 1).orElse(0);
    selected = next < ids.size() ? Optional.of(ids.get(next)) : Optional.empty();
    selected.ifPresent(id -> on.add(Layer.REACH));
  }

  void selectNobody() {
    selected = Optional.empty();
  }

  /** Who is selected, if it is in this world. */
  Optional<MovableEntity> selected(World world) {
    return everybody(world).stream()
        .filter(one -> selected.equals(Optional.of(one.id())))
        .findFirst();
  }

  /** What to paint over a moment. */
  Overlay overlay(History history, Moment moment) {
    World world = moment.world();
    Overlay overlay = Overlay.NAMES.withCoordinates(isOn(Layer.COORDINATES));
    if (isOn(Layer.MARKS)) {
      overlay =
          overlay.withMarks(
              Look.decisions(history, moment).stream().flatMap(d -> d.marks().stream()).toList());
    }
    if (isOn(Layer.DANGER)) {
      overlay = overlay.withHeat(danger(world));
    }
    if (isOn(Layer.REACH)) {
      overlay =
          overlay.withHighlighted(selected(world).map(one -> reach(world, one)).orElse(Set.of()));
    }
    return overlay;
  }

  private static Map<Cell, Integer> danger(World world) {
    DangerMap danger = DangerMap.of(world);
    Map<Cell, Integer> heat = new HashMap<>();
    for (Cell cell : cells(world)) {
      int steps = danger.stepsUntilBlast(cell.x(), cell.y());
      if (danger.isDeadly(cell.x(), cell.y(), 0)) {
        heat.put(cell, 0);
      } else if (steps != DangerMap.NEVER) {
        heat.put(cell, steps);
      }
    }
    return heat;
  }

  private static Set<Cell> reach(World world, MovableEntity one) {
    Distances distances = Distances.breadthFirst(world, place(one));
    Set<Cell> reach = new HashSet<>();
    for (Cell cell : cells(world)) {
      if (distances.from(cell) != Distances.UNREACHABLE) {
        reach.add(cell);
      }
    }
    return reach;
  }

  private static List<Cell> cells(World world) {
    List<Cell> cells = new ArrayList<>();
    for (int y = 0; y < world.height(); y++) {
      for (int x = 0; x < world.width(); x++) {
        cells.add(new Cell(x, y));
      }
    }
    return cells;
  }

  private static List<MovableEntity> everybody(World world) {
    List<MovableEntity> all = new ArrayList<>(world.characters());
    all.addAll(world.monsters());
    return all;
  }

  static Cell place(MovableEntity one) {
    return new Cell(one.x(), one.y());
  }
}
