package blastlab.cli;

import blastlab.agents.InteractiveCharacter;
import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.loader.AgentLoader.Builtin;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.text.InputException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Finds an agent for every character of a scenario. */
final class Casting {
  /** Plays the characters that the user names no agent for. */
  static final String DEFAULT_AGENT = "builtin:idle";

  private final AgentLoader loader;
  private final PrintWriter err;

  Casting(AgentLoader loader, Keyboard keyboard, PrintWriter err) {
    this.loader = loader;
    this.err = err;
    loader.add(
        new Builtin(
            Keyboard.AGENT, "asks you for every move", () -> new InteractiveCharacter(keyboard)));
  }

  /** The named agents for the first characters; if they don't suffice, it says who else plays. */
  List<Agent> fill(Scenario scenario, List<String> named) {
    int seats = scenario.characters().size();
    if (named.size() > seats) {
      String has = seats == 1 ? "1 character" : seats + " characters";
      throw new InputException(
          named.size() + " agents for " + scenario.name() + ", which has " + has);
    }
    List<Agent> cast = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      cast.add(loader.load(i < named.size() ? named.get(i) : DEFAULT_AGENT));
    }
    if (!named.isEmpty() && named.size() < seats) {
      List<String> others =
          scenario.characters().stream().skip(named.size()).map(CharacterSpec::name).toList();
      err.println("blastlab: " + DEFAULT_AGENT + " plays " + String.join(", ", others));
      err.flush();
    }
    return cast;
  }
}
