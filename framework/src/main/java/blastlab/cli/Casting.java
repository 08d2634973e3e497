package blastlab.cli;

import blastlab.evaluate.Trial;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.ScenarioLibrary;
import blastlab.text.InputException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Finds an agent for every character of a scenario. */
final class Casting {
  private final AgentLoader loader;
  private final PrintWriter err;

  Casting(AgentLoader loader, PrintWriter err) {
    this.loader = loader;
    this.err = err;
  }

  /**
   * A trial for each scenario that the user has named, by itself or by its group.
   *
   * @param trial makes one of a scenario and its line-up
   */
  static List<Trial> trials(
      List<String> scenarios,
      List<Agent> given,
      AgentLoader loader,
      BiFunction<Scenario, List<Agent>, Trial> trial) {
    ScenarioLibrary library = new ScenarioLibrary();
    List<Trial> trials = new ArrayList<>();
    for (String name : scenarios) {
      for (Scenario scenario : library.findAll(name)) {
        trials.add(trial.apply(scenario, Lineup.fill(scenario, given, loader)));
      }
    }
    return trials;
  }

  /**
   * The named agents for the first characters, or for those so many seats further on; if they don't
   * suffice, it says who else plays.
   */
  List<Agent> fill(Scenario scenario, List<String> named, int rotation) {
    List<String> names = scenario.characters().stream().map(CharacterSpec::name).toList();
    if (rotation >= names.size()) {
      throw new InputException(
          "--rotate "
              + rotation
              + ", expected a whole number from 0 to "
              + (names.size() - 1)
              + " for "
              + scenario.name());
    }
    List<Agent> given = named.stream().map(loader::load).toList();
    List<Agent> lineup = Lineup.fill(scenario, given, loader);
    if (!named.isEmpty() && named.size() < names.size()) {
      List<String> others = Lineup.rotate(names, -rotation).subList(named.size(), names.size());
      err.println("blastlab: " + Lineup.opponent(scenario) + " plays " + String.join(", ", others));
      err.flush();
    }
    return Lineup.rotate(lineup, rotation);
  }
}
