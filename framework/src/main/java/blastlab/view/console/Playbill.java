package blastlab.view.console;

import java.util.ArrayList;
import java.util.List;

/**
 * What a viewer tells about a game besides its world.
 *
 * @param scenario the name of the scenario
 * @param title a line about it
 * @param seed where the chance of this game comes from
 * @param agents who plays the characters, in their order, by what the user called them
 * @param stepsFirst whether the game begins with a step, before anybody has decided anything
 */
public record Playbill(
    String scenario, String title, String seed, List<String> agents, boolean stepsFirst) {

  String headline() {
    return scenario + ", seed " + seed + ": " + title;
  }

  /** The command that shows this game again, step by step. */
  String replay() {
    List<String> words = new ArrayList<>(List.of("blastlab", "play", quoted(scenario)));
    for (String agent : agents) {
      words.add("--agent");
      words.add(quoted(agent));
    }
    words.addAll(List.of("--seed", seed, "--step"));
    return String.join(" ", words);
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:@%+=,-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
