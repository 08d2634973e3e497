package blastlab.cli;

import blastlab.evaluate.Interval;
import blastlab.evaluate.Summary;
import blastlab.match.Outcome;
import blastlab.scenario.Seed;
import blastlab.view.Figures;
import blastlab.view.console.Columns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The results of an evaluation for people: a table, and how to see the lost games. */
final class EvaluationText {
  private static final int MOST_SEEDS = 20;
  private static final String BOLD = "\033[1m";
  private static final String RED = "\033[31m";
  private static final String GREEN = "\033[32m";
  private static final String YELLOW = "\033[33m";
  private static final String PLAIN = "\033[0m";

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

  List<String> of(List<Summary> summaries) {
    List<String> lines = new ArrayList<>(table(summaries));
    for (Summary summary : summaries) {
      if (!summary.losingSeeds().isEmpty()) {
        lines.add("");
        lines.add(summary.trial().scenario().name() + ": " + endings(summary));
        lines.add("  losing seeds: " + seeds(summary.losingSeeds()));
        lines.add("  " + play(summary));
      }
    }
    return lines;
  }

  /** Without a limit an endless loop would be endless there too. */
  private String play(Summary summary) {
    boolean timedOut = summary.outcomes().containsKey(Outcome.TIMED_OUT);
    return Replay.command(
        summary.trial().scenario().name(),
        agents,
        summary.losingSeeds().get(0).toString(),
        Optional.of(limit).filter(millis -> timedOut));
  }

  private List<String> table(List<Summary> summaries) {
    Columns columns = new Columns("lrrrrrrrr");
    columns.row(
        "scenario",
        "games",
        "wins",
        "win rate",
        "95 % interval",
        "mean score",
        "mean steps",
        "mean next()",
        "mean ms");
    for (Summary summary : summaries) {
      columns.row(
          summary.trial().scenario().name(),
          String.valueOf(summary.games()),
          String.valueOf(summary.wins()),
          number("%.1f %%", 100 * summary.winRate()),
          interval(summary.interval()),
          number("%.1f", summary.meanScore()),
          number("%.1f", summary.meanSteps()),
          Figures.calls(summary.effort().nextCallsPerDecision()),
          Figures.millis(summary.effort().millisPerDecision()));
    }
    List<String> lines = new ArrayList<>(columns.lines());
    lines.set(0, painted(BOLD, lines.get(0)));
    for (int i = 0; i < summaries.size(); i++) {
      lines.set(i + 1, painted(colour(summaries.get(i)), lines.get(i + 1)));
    }
    return lines;
  }

  private static String interval(Interval interval) {
    return number("%.1f", 100 * interval.low()) + number("-%.1f %%", 100 * interval.high());
  }

  private static String endings(Summary summary) {
    return summary.outcomes().entrySet().stream()
        .map(entry -> entry.getValue() + " " + words(entry.getKey()))
        .collect(Collectors.joining(", "));
  }

  private static String words(Outcome outcome) {
    return outcome.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String seeds(List<Seed> seeds) {
    String some =
        seeds.stream().limit(MOST_SEEDS).map(Seed::toString).collect(Collectors.joining(", "));
    int more = seeds.size() - MOST_SEEDS;
    return more > 0 ? some + " and " + more + " more (--json has all)" : some;
  }

  private static String colour(Summary summary) {
    if (summary.wins() == summary.games()) {
      return GREEN;
    }
    return summary.wins() == 0 ? RED : YELLOW;
  }

  private String painted(String paint, String line) {
    return coloured ? paint + line + PLAIN : line;
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
