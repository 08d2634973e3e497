package blastlab.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that can be played again.
 *
 * @param agents the agents that the user has named
 * @param rotation how many seats further on everybody sat
 * @param limit how many milliseconds a decision could take, if there was a limit
 */
record PlayAgain(
    String scenario, List<String> agents, String seed, int rotation, Optional<Integer> limit) {

  /** The command that shows it again step by step; none if somebody at the keyboard has played. */
  Optional<String> stepByStep() {
    return agents.stream().anyMatch(Keyboard::isPlayedBy)
        ? Optional.empty()
        : Optional.of(command() + " --step");
  }

  /** The command that shows it again at the usual speed, ready to paste into a shell. */
  String command() {
    List<String> words = new ArrayList<>(List.of("blastlab", "play", Shell.quote(scenario)));
    for (String agent : agents) {
      words.addAll(List.of("--agent", Shell.quote(agent)));
    }
    words.addAll(List.of("--seed", seed(seed, rotation)));
    limit.ifPresent(millis -> words.addAll(List.of("--limit", millis.toString())));
    return String.join(" ", words);
  }

  /** A seed, and with it the option that moves everybody on to other seats. */
  static String seed(String seed, int rotation) {
    return rotation == 0 ? seed : seed + " --rotate " + rotation;
  }
}
