package blastlab.loader;

import blastlab.text.InputException;
import java.util.ArrayList;
import java.util.List;

/** Who takes which seat: the given agents the first ones, a ready-made opponent the others. */
public final class Lineup {
  /** Takes the seats that nobody was named for. */
  public static final String DEFAULT_OPPONENT = "builtin:walker";

  private Lineup() {}

  /**
   * One agent for each seat.
   *
   * @param scenario what errors call the scenario
   * @param seats how many characters it has
   * @param given the agents that the user has named, the first for the first seat
   */
  public static List<Agent> fill(
      String scenario, int seats, List<Agent> given, AgentLoader loader) {
    if (given.size() > seats) {
      throw new InputException(
          given.size() + " agents, expected at most " + seats + " for " + scenario);
    }
    List<Agent> lineup = new ArrayList<>(given);
    while (lineup.size() < seats) {
      lineup.add(loader.load(DEFAULT_OPPONENT));
    }
    return List.copyOf(lineup);
  }
}
