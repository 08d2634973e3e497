package blastlab.loader;

import blastlab.scenario.Scenario;
import blastlab.text.InputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Who takes which seat: the given agents the first ones, a ready-made opponent the others. */
public final class Lineup {
  /** Who takes the seats that nobody was named for, by the name of the rule set. */
  private static final Map<String, String> OPPONENTS =
      Map.of(
          "course", "builtin:walker",
          "bomberda", "builtin:solver",
          "arena", "builtin:bomber",
          "duel", "builtin:bomber",
          "rooms", "builtin:bomber");

  private Lineup() {}

  /** Who takes the seats of this scenario that nobody was named for. */
  public static String opponent(Scenario scenario) {
    return OPPONENTS.get(scenario.rules());
  }

  /**
   * One agent for each seat, all of them written for this game.
   *
   * @param given the agents that the user has named, the first for the first seat
   */
  public static List<Agent> fill(Scenario scenario, List<Agent> given, AgentLoader loader) {
    int seats = scenario.characters().size();
    if (given.size() > seats) {
      throw new InputException(
          given.size() + " agents, expected at most " + seats + " for " + scenario.name());
    }
    List<Agent> lineup = new ArrayList<>();
    given.forEach(agent -> lineup.add(agent.requireFor(scenario)));
    while (lineup.size() < seats) {
      lineup.add(loader.load(opponent(scenario)));
    }
    return List.copyOf(lineup);
  }

  /**
   * Everybody so many seats further on; those at the end go on at the start.
   *
   * @param <T> whatever sits there
   */
  public static <T> List<T> rotate(List<T> lineup, int seats) {
    List<T> rotated = new ArrayList<>(lineup);
    Collections.rotate(rotated, seats);
    return List.copyOf(rotated);
  }
}
