package blastlab.evaluate;

import blastlab.loader.Agent;
import blastlab.loader.Lineup;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.match.Result;
import blastlab.match.Thinking;
import blastlab.scenario.Scenario;
import java.util.List;

/**
 * A scenario, and who plays in it.
 *
 * @param lineup one agent for each character; the first is the one on trial
 * @param rotations how many games there are with each seed, in which everybody moves on by a seat
 */
public record Trial(Scenario scenario, List<Agent> lineup, int rotations) {
  /** A trial in which everybody keeps to one seat. */
  public Trial(Scenario scenario, List<Agent> lineup) {
    this(scenario, lineup, 1);
  }

  /** A trial in which everybody takes every seat with each seed, if they play for a win. */
  public static Trial rotating(Scenario scenario, List<Agent> lineup) {
    return new Trial(scenario, lineup, scenario.isContest() ? lineup.size() : 1);
  }

  /** The agent on trial. */
  public Agent agent() {
    return lineup.get(0);
  }

  /** Plays one game. */
  Result play(Round round, Thinking thinking, MatchListener listener) {
    var factories = seated(round).stream().map(Agent::factory).toList();
    return new Match(scenario.start(round.seed()), factories, thinking, Match.NO_CAP, listener)
        .play();
  }

  /** Who plays in a game, seat by seat. */
  public List<Agent> seated(Round round) {
    return Lineup.rotate(lineup, round.rotation());
  }

  /** The number of the seat that an agent, by its place in the line-up, has in a game. */
  int seat(int place, Round round) {
    return (place + round.rotation()) % lineup.size();
  }
}
