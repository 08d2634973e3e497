package blastlab.grader.report;

import blastlab.grader.results.GameResult;
import blastlab.grader.tournament.Placing;
import blastlab.grader.tournament.Tournament;
import blastlab.grader.tournament.Tournament.Played;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How often each player of a tournament was better than each other where both played. */
final class HeadToHead {
  /** What one player has from the games with another. */
  record Score(int better, int even, int worse) {
    static final Score NONE = new Score(0, 0, 0);

    private Score plus(int order) {
      return new Score(
          better + (order > 0 ? 1 : 0), even + (order == 0 ? 1 : 0), worse + (order < 0 ? 1 : 0));
    }

    boolean isEmpty() {
      return equals(NONE);
    }
  }

  private record Pair(String one, String other) {}

  private final Map<Pair, Score> scores = new HashMap<>();

  HeadToHead(Tournament tournament) {
    Comparator<GameResult> placing = Placing.in(tournament.scenario());
    tournament.games().forEach(game -> add(game, placing));
  }

  private void add(Played game, Comparator<GameResult> placing) {
    List<String> names = List.copyOf(game.results().keySet());
    for (String one : names) {
      for (String other : names) {
        int order = placing.compare(game.results().get(one), game.results().get(other));
        if (!one.equals(other)) {
          scores.merge(new Pair(one, other), Score.NONE.plus(order), (a, b) -> a.plus(order));
        }
      }
    }
  }

  /** The score of one against the other. */
  Score of(String one, String other) {
    return scores.getOrDefault(new Pair(one, other), Score.NONE);
  }
}
