package blastlab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command that shows a game again, step by step. */
final class Replay {
  private Replay() {}

  /**
   * The command, ready to paste into a shell; none if somebody at the keyboard has played.
   *
   * @param agents the agents that the user has named
   * @param limit the time limit that the user has set, or null
   */
  static Optional<String> of(String scenario, List<String> agents, String seed, Integer limit) {
    if (agents.stream().anyMatch(Keyboard::isPlayedBy)) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(List.of("blastlab", "play", Shell.quote(scenario)));
    for (String agent : agents) {
      words.addAll(List.of("--agent", Shell.quote(agent)));
    }
    words.addAll(List.of("--seed", seed));
    if (limit != null) {
      words.addAll(List.of("--limit", limit.toString()));
    }
    words.add("--step");
    return Optional.of(String.join(" ", words));
  }
}
