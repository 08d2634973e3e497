package blastlab.testing;

import blastlab.match.MatchListener;
import blastlab.world.BombEntity;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What expectations ask about, noted while a game is played. */
final class Recording implements MatchListener {
  private final List<SensedWorld> worlds = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  @Override
  public void started(World world) {
    worlds.add(SensedWorld.fromWorld(world));
  }

  @Override
  public void stepped(World world, List<Event> happened) {
    worlds.add(SensedWorld.fromWorld(world));
    for (Event event : happened) {
      events.add(event);
      lines.add("step " + steps() + ": " + event);
    }
  }

  int steps() {
    return worlds.size() - 1;
  }

  SensedWorld last() {
    return worlds.get(steps());
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  /** The events, each with its step. */
  List<String> lines() {
    return lines;
  }

  /** The cells that a character has been on, in order. */
  Set<Cell> visited(CharacterEntity character) {
    Set<Cell> cells = new LinkedHashSet<>();
    for (SensedWorld world : worlds) {
      CharacterEntity then = world.me(character);
      cells.add(new Cell(then.x(), then.y()));
    }
    return cells;
  }

  /** The cells where a character has had bombs, in order. */
  Set<Cell> bombed(CharacterEntity character) {
    Set<Cell> cells = new LinkedHashSet<>();
    for (SensedWorld world : worlds) {
      for (BombEntity bomb : world.bombs()) {
        if (bomb.owners().contains(character)) {
          cells.add(new Cell(bomb.x(), bomb.y()));
        }
      }
    }
    return cells;
  }

  /** After how many steps a character was in the world for the last time. */
  int lastStep(CharacterEntity character) {
    int step = steps();
    while (step > 0 && !worlds.get(step).me(character).isInWorld()) {
      step--;
    }
    return step;
  }
}
