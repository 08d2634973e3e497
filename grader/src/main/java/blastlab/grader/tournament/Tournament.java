package blastlab.grader.tournament;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.scenario.Scenario;
import java.util.List;
import java.util.Map;

/**
 * The results of a tournament.
 *
 * @param scenario what was played
 * @param rounds how many rounds there were
 * @param standings how each submission stands, the best first, those that could not play last
 * @param games all games, in the order of the schedule
 * @param unenforced what could not be enforced where the submissions ran, a sentence each
 */
public record Tournament(
    Scenario scenario,
    int rounds,
    List<Standing> standings,
    List<Played> games,
    List<String> unenforced) {
  /** Keeps copies of the lists. */
  public Tournament {
    standings = List.copyOf(standings);
    games = List.copyOf(games);
    unenforced = List.copyOf(unenforced);
  }

  /**
   * A game that was played.
   *
   * @param contest where
   * @param round its seed, and how many seats further on everybody sat
   * @param results how it went for each player by name, in the order of the contest: there {@code
   *     reached} says who has won, and {@code steps} how long it lasted for the player; all have
   *     the same replay
   */
  public record Played(Contest contest, Round round, Map<String, GameResult> results) {}
}
