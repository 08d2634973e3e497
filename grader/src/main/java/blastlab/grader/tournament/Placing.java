package blastlab.grader.tournament;

import blastlab.grader.results.GameResult;
import blastlab.scenario.Scenario;
import java.util.Comparator;
import java.util.Set;

/** Who was better in a game: its winner; then in games for points who has more, else who lasted. */
public final class Placing {
  private static final Set<String> FOR_POINTS = Set.of("arena", "rooms");

  private Placing() {}

  /** Compares two results of one game, the better one last; equal ones have drawn. */
  public static Comparator<GameResult> in(Scenario scenario) {
    Comparator<GameResult> won = Comparator.comparing(GameResult::reached);
    Comparator<GameResult> sound = won.thenComparing(game -> !game.verdict().isFailure());
    return FOR_POINTS.contains(scenario.rules())
        ? sound.thenComparing(GameResult::score)
        : won.thenComparing(GameResult::steps);
  }
}
