package blastlab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commands that show a game again. */
final class Replay {
  private Replay() {}

  /**
   * The command for step by step, ready to paste into a shell; none if somebody at the keyboard has
   * played.
   *
   * @param agents the agents that the user has named
   * @param limit the time limit that the user has set, or null
   */
  static Optional<String> of(String scenario, List<String> agents, String seed, Integer limit) {
    if (agents.stream().anyMatch(Keyboard::isPlayedBy)) {
      return Optional.empty();
    }
    return Optional.of(command(scenario, agents, seed, Optional.ofNullable(limit)) + " --step");
  }

  /** The command that shows a game again, at the usual speed. */
  static String command(
      String scenario, List<String> agents, String seed, Optional<Integer> limit) {
    List<String> words = new ArrayList<>(List.of("blastlab", "play", Shell.quote(scenario)));
    for (String agent : agents) {
      words.addAll(List.of("--agent", Shell.quote(agent)));
    }
    words.addAll(List.of("--seed", seed));
    limit.ifPresent(millis -> words.addAll(List.of("--limit", millis.toString())));
    return String.join(" ", words);
  }
}
