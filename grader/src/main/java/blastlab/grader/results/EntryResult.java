package blastlab.grader.results;

import blastlab.evaluate.Interval;
import blastlab.grader.rubric.Entry;
import blastlab.grader.verdict.Verdict;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How a submission has fared in an entry of the rubric.
 *
 * @param entry what was asked
 * @param games how each game went, in the order of {@link Entry#rounds()}: all of them, or none if
 *     the submission could not play at all
 */
public record EntryResult(Entry entry, List<GameResult> games) {
  /** Keeps a copy of the list. */
  public EntryResult {
    games = List.copyOf(games);
  }

  /** In how many games the goal was reached. */
  public int reached() {
    return (int) games.stream().filter(GameResult::reached).count();
  }

  /** The points for that. */
  public BigDecimal points() {
    return entry.pointsFor(reached());
  }

  /** Where the true share of games that reach the goal is, by these games, at 95 % (Wilson). */
  public Interval interval() {
    return Interval.wilson(reached(), entry.games());
  }

  /** How often each verdict was given, in their order; without those that never were. */
  public Map<Verdict, Integer> verdicts() {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    games.forEach(game -> verdicts.merge(game.verdict(), 1, Integer::sum));
    return verdicts;
  }
}
