package blastlab.grader.tournament;

import blastlab.grader.verdict.Verdict;
import java.util.Map;
import java.util.Optional;

/**
 * How a submission stands in a tournament.
 *
 * @param place from 1 on; 0 for one that could not play
 * @param name the student's name
 * @param folder the student's folder, relative to that of all results
 * @param rating its rating; empty for one that could not play
 * @param games how many games it has played
 * @param wins how many it has won
 * @param draws how many it has neither won nor lost to anybody
 * @param meanScore its score at the end, on average
 * @param verdicts how its games ended, or why it could not play
 * @param message why it could not play, or nothing
 */
public record Standing(
    int place,
    String name,
    String folder,
    Optional<Rating> rating,
    int games,
    int wins,
    int draws,
    double meanScore,
    Map<Verdict, Integer> verdicts,
    String message) {

  /** How many games it has lost to somebody. */
  public int losses() {
    return games - wins - draws;
  }
}
