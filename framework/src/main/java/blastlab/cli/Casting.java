package blastlab.cli;

import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.Lineup;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import java.io.PrintWriter;
import java.util.List;

/** Finds an agent for every character of a scenario. */
final class Casting {
  private final AgentLoader loader;
  private final PrintWriter err;

  Casting(AgentLoader loader, PrintWriter err) {
    this.loader = loader;
    this.err = err;
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
