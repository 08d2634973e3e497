package blastlab.evaluate;

import blastlab.loader.Agent;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import java.util.List;

/**
 * A scenario, and who plays in it.
 *
 * @param lineup one agent for each character; the first is the one on trial
 */
public record Trial(Scenario scenario, List<Agent> lineup) {
  private static final MatchListener NOBODY = new MatchListener() {};

  /** The agent that all the numbers are about. */
  public Agent agent() {
    return lineup.get(0);
  }

  /** Plays one game. */
  Result play(Seed seed, Thinking thinking) {
    var factories = lineup.stream().map(Agent::factory).toList();
    return new Match(scenario.start(seed), factories, thinking, Match.NO_CAP, NOBODY).play();
  }
}
