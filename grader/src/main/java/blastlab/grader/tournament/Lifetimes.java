package blastlab.grader.tournament;

import blastlab.match.MatchListener;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.World;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Notes after how many steps the game was over for each character. */
public final class Lifetimes implements MatchListener {
  private final Map<String, Integer> ends = new HashMap<>();
  private List<String> there = List.of();
  private int steps;

  @Override
  public void started(World world) {
    there = names(world);
  }

  @Override
  public void stepped(World world, List<Event> events) {
    steps++;
    List<String> now = names(world);
    for (String name : there) {
      if (!now.contains(name)) {
        ends.putIfAbsent(name, steps);
      }
    }
    there = now;
  }

  @Override
  public void failed(String name, Outcome outcome, Throwable failure) {
    ends.putIfAbsent(name, steps);
  }

  private static List<String> names(World world) {
    return world.characters().stream().map(CharacterEntity::name).toList();
  }

  /** How many steps the character of a seat has lasted. */
  public int of(Result.Seat seat) {
    return ends.getOrDefault(seat.name(), steps);
  }
}
