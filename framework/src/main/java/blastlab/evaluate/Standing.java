package blastlab.evaluate;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import java.util.Map;

/**
 * How one agent has fared in the games of a scenario.
 *
 * @param agent what the user called it; numbered, where others of the same name play too
 * @param games how many games there were, at least one
 * @param wins how many it has won; where points decide, one that is gone can have won too
 * @param draws how many contests ended without a winner and without this agent losing; the others
 *     that were not won are lost
 * @param meanScore its score at the end, on average
 * @param effort what its decisions in all games have cost; its times, and nothing else here, differ
 *     from run to run
 * @param outcomes how often each outcome came about, in their order; without those that never did
 */
public record Standing(
    String agent,
    int games,
    int wins,
    int draws,
    double meanScore,
    Effort effort,
    Map<Outcome, Integer> outcomes) {

  /** How many games were lost. */
  public int losses() {
    return games - wins - draws;
  }

  /** The part of the games that was won. */
  public double winRate() {
    return (double) wins / games;
  }

  /** What the games say about the agent's true win rate. */
  public Interval interval() {
    return Interval.wilson(wins, games);
  }
}
