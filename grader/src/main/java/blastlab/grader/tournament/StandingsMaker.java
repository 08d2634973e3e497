package blastlab.grader.tournament;

import blastlab.grader.results.GameResult;
import blastlab.grader.tournament.Tournament.Played;
import blastlab.grader.verdict.Verdict;
import blastlab.scenario.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Makes the standings from all games. */
public final class StandingsMaker {
  private final List<String> players;
  private final Comparator<GameResult> placing;
  private final List<Played> games;

  /** A maker for these players and their games. */
  public StandingsMaker(Scenario scenario, List<String> players, List<Played> games) {
    this.players = players;
    this.placing = Placing.in(scenario);
    this.games = games;
  }

  /**
   * The standings of all players, the best first.
   *
   * @param folders tells a player's folder
   */
  public List<Standing> standings(UnaryOperator<String> folders) {
    Rating[] ratings = new BradleyTerry(wins()).ratings();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble((Integer i) -> -ratings[i].points()));
    List<Standing> standings = new ArrayList<>();
    for (int i : order) {
      String name = players.get(i);
      standings.add(standing(standings.size() + 1, name, folders.apply(name), ratings[i]));
    }
    return standings;
  }

  /**
   * Who has beaten whom how often. A game of many players is as many comparisons as there are
   * pairs, which hang together; so it counts as one less than there are players.
   */
  private double[][] wins() {
    double[][] wins = new double[players.size()][players.size()];
    for (Played game : games) {
      List<String> names = List.copyOf(game.results().keySet());
      double weight = 2.0 / Math.max(2, names.size());
      for (String one : names) {
        for (String other : names) {
          int order = placing.compare(game.results().get(one), game.results().get(other));
          if (!one.equals(other) && order >= 0) {
            double half = order == 0 ? 0.5 : 1;
            wins[players.indexOf(one)][players.indexOf(other)] += weight * half;
          }
        }
      }
    }
    return wins;
  }

  private Standing standing(int place, String name, String folder, Rating rating) {
    Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
    int played = 0;
    int wins = 0;
    int draws = 0;
    long scores = 0;
    for (Played game : games) {
      GameResult mine = game.results().get(name);
      if (mine != null) {
        boolean beaten =
            game.results().values().stream().anyMatch(r -> placing.compare(r, mine) > 0);
        played++;
        wins += mine.reached() ? 1 : 0;
        draws += mine.reached() || beaten ? 0 : 1;
        scores += mine.score();
        verdicts.merge(mine.verdict(), 1, Integer::sum);
      }
    }
    return new Standing(
        place,
        name,
        folder,
        Optional.of(rating),
        played,
        wins,
        draws,
        played == 0 ? 0 : (double) scores / played,
        verdicts,
        "");
  }
}
