package blastlab.testing;

import blastlab.match.MatchListener;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Remembers what a test may ask about: events, bombs, and where the agent has been. */
final class Chronicle implements MatchListener {
  private final List<String> events = new ArrayList<>();
  private final Set<Cell> visited = new LinkedHashSet<>();
  private boolean bombed;
  private int step;

  @Override
  public void started(World world) {
    look(world);
  }

  @Override
  public void stepped(World world, List<Event> happened) {
    step++;
    happened.forEach(event -> events.add("step " + step + ": " + event));
    look(world);
  }

  private void look(World world) {
    CharacterEntity agent = world.cast().get(0);
    visited.add(new Cell(agent.x(), agent.y()));
    bombed |= world.bombs().stream().anyMatch(bomb -> bomb.owners().contains(agent));
  }

  List<String> events() {
    return events;
  }

  Set<Cell> visited() {
    return visited;
  }

  boolean hasBombed() {
    return bombed;
  }
}
