package blastlab.evaluate;

import java.util.List;
import java.util.Optional;

/**
 * How the agents have fared in the games of one scenario.
 *
 * @param trial what was played
 * @param meanSteps how many steps a game had, on average
 * @param standings how each agent has fared, in the order of the line-up
 * @param notWon the games that the agent on trial has not won, in the order of the seeds
 * @param failure the first game in which some agent's code failed, if there was one
 */
public record Summary(
    Trial trial,
    double meanSteps,
    List<Standing> standings,
    List<Round> notWon,
    Optional<FailedGame> failure) {

  /** A game in which an agent's code failed: which character's, and what it threw. */
  public record FailedGame(Round round, String character, Throwable thrown) {}

  /** How the agent on trial has fared. */
  public Standing onTrial() {
    return standings.get(0);
  }
}
