package blastlab.view.image;

import blastlab.loader.Agent;
import blastlab.loader.AgentLoader;
import blastlab.match.Match;
import blastlab.match.Thinking;
import blastlab.replay.History;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.util.Collections;
import java.util.List;

/** Games to make pictures of. */
final class Games {
  private Games() {}

  /** The first steps of a scenario, played by bombers, or at random where these don't play. */
  static History played(String name, int steps) {
    Scenario scenario = new ScenarioLibrary().find(name);
    Game game = scenario.start(scenario.seed());
    String spec = game.world().hasItems() ? "builtin:bomber" : "builtin:random";
    int seats = game.world().cast().size();
    List<Agent> agents = Collections.nCopies(seats, new AgentLoader().load(spec));
    History history = new History();
    new Match(
            game,
            agents.stream().map(Agent::factory).toList(),
            Collections.nCopies(seats, Thinking.unlimited()),
            steps,
            history)
        .play();
    return history;
  }
}
