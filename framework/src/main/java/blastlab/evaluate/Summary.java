package blastlab.evaluate;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.scenario.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How an agent has fared in the games of one scenario.
 *
 * @param trial what was played
 * @param games how many games there were, at least one
 * @param meanScore the agent's score at the end, on average
 * @param meanSteps how many steps a game had, on average
 * @param effort what the agent's decisions in all games have cost; its times, and nothing else
 *     here, differ from run to run
 * @param outcomes how often each outcome came about, in their order; without those that never did
 * @param losingSeeds the seeds of the games that were not won, in the order of the seeds
 * @param failure the first game in which some agent's code failed, if there was one
 */
public record Summary(
    Trial trial,
    int games,
    double meanScore,
    double meanSteps,
    Effort effort,
    Map<Outcome, Integer> outcomes,
    List<Seed> losingSeeds,
    Optional<FailedGame> failure) {

  /** A game in which an agent's code failed: which character's, and what it threw. */
  public record FailedGame(Seed seed, String character, Throwable thrown) {}

  /** How many games were won. */
  public int wins() {
    return games - losingSeeds.size();
  }

  /** The part of the games that was won. */
  public double winRate() {
    return (double) wins() / games;
  }

  /** What the games say about the agent's true win rate. */
  public Interval interval() {
    return Interval.wilson(wins(), games);
  }
}
