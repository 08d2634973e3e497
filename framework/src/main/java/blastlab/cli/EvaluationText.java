package blastlab.cli;

import blastlab.evaluate.Round;
import blastlab.evaluate.Standing;
import blastlab.evaluate.Summary;
import blastlab.match.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The results of an evaluation for people: tables, and how to see the games again. */
final class EvaluationText {
  private static final int MOST_GAMES = 20;
  private static final Comparator<Standing> BEST_FIRST =
      Comparator.comparingInt(Standing::wins)
          .thenComparingInt(Standing::draws)
          .thenComparingDouble(Standing::meanScore)
          .reversed();

  private final List<String> agents;
  private final int limit;
  private final boolean coloured;

  /**
   * Results of an evaluation of these agents.
   *
   * @param agents those that the user has named
   * @param limit how many milliseconds a decision could take
   */
  EvaluationText(List<String> agents, int limit, boolean coloured) {
    this.agents = agents;
    this.limit = limit;
    this.coloured = coloured;
  }

  /** Contests between several agents in a table each; all else in one, about the first agent. */
  List<String> of(List<Summary> summaries) {
    List<Summary> trials = summaries.stream().filter(summary -> !isTournament(summary)).toList();
    List<List<String>> parts = new ArrayList<>();
    if (!trials.isEmpty()) {
      parts.add(table(trials));
    }
    trials.stream()
        .filter(summary -> !summary.notWon().isEmpty())
        .forEach(summary -> parts.add(notWon(summary)));
    summaries.stream().filter(this::isTournament).forEach(s -> parts.add(tournament(s)));
    List<String> lines = new ArrayList<>(parts.get(0));
    for (List<String> part : parts.subList(1, parts.size())) {
      lines.add("");
      lines.addAll(part);
    }
    return lines;
  }

  private boolean isTournament(Summary summary) {
    return agents.size() > 1 && isContest(summary);
  }

  private static boolean isContest(Summary summary) {
    return summary.trial().scenario().isContest();
  }

  private List<String> table(List<Summary> summaries) {
    boolean contests = summaries.stream().anyMatch(EvaluationText::isContest);
    StandingsTable table = new StandingsTable("scenario", contests, coloured);
    for (Summary summary : summaries) {
      table.row(name(summary), summary.onTrial(), summary.meanSteps());
    }
    return table.lines();
  }

  private List<String> tournament(Summary summary) {
    StandingsTable table = new StandingsTable("agent", true, coloured);
    summary.standings().stream()
        .sorted(BEST_FIRST)
        .forEach(agent -> table.row(agent.agent(), agent, summary.meanSteps()));
    List<String> lines = new ArrayList<>();
    lines.add(name(summary) + ": " + seats(summary));
    lines.addAll(table.lines());
    return lines;
  }

  private static String seats(Summary summary) {
    int rotations = summary.trial().rotations();
    int seeds = summary.onTrial().games() / rotations;
    String games = seeds == 1 ? "1 seed" : seeds + " seeds";
    return games
        + (rotations == 1
            ? ", everybody in one seat"
            : ", everybody in each of the " + rotations + " seats");
  }

  /** How to see again what was not won. */
  private List<String> notWon(Summary summary) {
    return List.of(
        name(summary) + ": " + endings(summary.onTrial()),
        (isContest(summary) ? "  seeds not won: " : "  losing seeds: ") + games(summary.notWon()),
        "  " + play(summary));
  }

  /** Without a limit an endless loop would be endless there too. */
  private String play(Summary summary) {
    boolean timedOut = summary.onTrial().outcomes().containsKey(Outcome.TIMED_OUT);
    Round first = summary.notWon().get(0);
    return new PlayAgain(
            name(summary),
            agents,
            first.seed().toString(),
            first.rotation(),
            Optional.of(limit).filter(millis -> timedOut))
        .command();
  }

  private static String name(Summary summary) {
    return summary.trial().scenario().name();
  }

  private static String endings(Standing agent) {
    return agent.outcomes().entrySet().stream()
        .map(entry -> entry.getValue() + " " + words(entry.getKey()))
        .collect(Collectors.joining(", "));
  }

  private static String words(Outcome outcome) {
    return outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String games(List<Round> games) {
    String some =
        games.stream()
            .limit(MOST_GAMES)
            .map(game -> PlayAgain.seed(game.seed().toString(), game.rotation()))
            .collect(Collectors.joining(", "));
    int more = games.size() - MOST_GAMES;
    return more > 0 ? some + " and " + more + " more (--json has all)" : some;
  }
}
