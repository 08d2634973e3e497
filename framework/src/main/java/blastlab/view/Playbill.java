package blastlab.view;

import java.util.List;
import java.util.Optional;

/**
 * What a viewer tells about a game besides its world, be it played now or a recorded one.
 *
 * @param scenario the name of the scenario
 * @param rules the name of its rule set
 * @param title a line about it
 * @param seed where the chance of this game comes from
 * @param agents who plays the characters, in their order, by what the user called them
 * @param again the command that shows the game again, step by step, if that is possible
 * @param file the replay that is shown, if it is one
 * @param stepsFirst whether the game begins with a step, before anybody has decided anything
 */
public record Playbill(
    String scenario,
    String rules,
    String title,
    String seed,
    List<String> agents,
    Optional<String> again,
    Optional<String> file,
    boolean stepsFirst) {

  /** Keeps a copy of the list. */
  public Playbill {
    agents = List.copyOf(agents);
  }

  /** The game in a line. */
  public String headline() {
    return scenario + ", seed " + seed + ": " + title;
  }
}
