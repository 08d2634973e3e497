package blastlab.view.console;

import java.util.List;
import java.util.Optional;

/**
 * What a viewer tells about a game besides its world.
 *
 * @param scenario the name of the scenario
 * @param rules the name of its rule set
 * @param title a line about it
 * @param seed where the chance of this game comes from
 * @param agents who plays the characters, in their order, by what the user called them
 * @param replay the command that shows the game again, step by step, if that is possible
 * @param stepsFirst whether the game begins with a step, before anybody has decided anything
 */
public record Playbill(
    String scenario,
    String rules,
    String title,
    String seed,
    List<String> agents,
    Optional<String> replay,
    boolean stepsFirst) {

  String headline() {
    return scenario + ", seed " + seed + ": " + title;
  }
}
