package blastlab.cli;

import blastlab.evaluate.Trial;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.ScenarioLibrary;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Finds an agent for every character of a scenario. */
final class Casting {
  private final AgentLoader loader;
  private final PrintWriter err;

  Casting(AgentLoader loader, PrintWriter err) {
    this.loader = loader;
    this.err = err;
  }

  /** A trial for each scenario that the user has named, by itself or by its group. */
  static List<Trial> trials(List<String> scenarios, List<Agent> given, AgentLoader loader) {
    ScenarioLibrary library = new ScenarioLibrary();
    List<Trial> trials = new ArrayList<>();
    for (String name : scenarios) {
      for (Scenario scenario : library.findAll(name)) {
        int seats = scenario.characters().size();
        trials.add(new Trial(scenario, Lineup.fill(scenario.name(), seats, given, loader)));
      }
    }
    return trials;
  }

  /** The named agents for the first characters; if they don't suffice, it says who else plays. */
  List<Agent> fill(Scenario scenario, List<String> named) {
    List<CharacterSpec> characters = scenario.characters();
    List<Agent> given = named.stream().map(loader::load).toList();
    List<Agent> cast = Lineup.fill(scenario.name(), characters.size(), given, loader);
    if (!named.isEmpty() && named.size() < cast.size()) {
      List<String> others =
          characters.stream().skip(named.size()).map(CharacterSpec::name).toList();
      err.println("blastlab: " + Lineup.DEFAULT_OPPONENT + " plays " + String.join(", ", others));
      err.flush();
    }
    return cast;
  }
}
