package blastlab.cli;

import blastlab.evaluate.Interval;
import blastlab.evaluate.Summary;
import blastlab.loader.Agent;
import blastlab.match.Outcome;
import blastlab.scenario.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The results of an evaluation for people: a table, and how to see the lost games. */
final class EvaluationText {
  private static final int MOST_SEEDS = 20;
  private static final String BOLD = "\033[1m";
  private static final String RED = "\033[31m";
  private static final String GREEN = "\033[32m";
  private static final String YELLOW = "\033[33m";
  private static final String PLAIN = "\033[0m";

  private final List<Agent> given;
  private final boolean coloured;

  /**
   * Results of an evaluation of these agents.
   *
   * @param given those that the user has named
   */
  EvaluationText(List<Agent> given, boolean coloured) {
    this.given = given;
    this.coloured = coloured;
  }

  List<String> of(List<Summary> summaries) {
    List<String> lines = new ArrayList<>(table(summaries));
    for (Summary summary : summaries) {
      if (!summary.losingSeeds().isEmpty()) {
        lines.add("");
        lines.add(summary.trial().scenario().name());
        lines.add("  losing seeds: " + seeds(summary.losingSeeds()));
        lines.add("  " + play(summary, summary.losingSeeds().get(0)));
      }
    }
    return lines;
  }

  /** The command that shows a game of an evaluation. */
  String play(Summary summary, Seed seed) {
    return "blastlab play "
        + Shell.quote(summary.trial().scenario().name())
        + given.stream()
            .map(agent -> " --agent " + Shell.quote(agent.spec()))
            .collect(Collectors.joining())
        + " --seed "
        + seed;
  }

  private List<String> table(List<Summary> summaries) {
    Columns columns = new Columns("lrrrrrrl");
    columns.row(
        "scenario",
        "games",
        "wins",
        "win rate",
        "95 % interval",
        "mean score",
        "mean steps",
        "endings");
    for (Summary summary : summaries) {
      columns.row(
          summary.trial().scenario().name(),
          String.valueOf(summary.games()),
          String.valueOf(summary.wins()),
          number("%.1f %%", 100 * summary.winRate()),
          interval(summary.interval()),
          number("%.1f", summary.meanScore()),
          number("%.1f", summary.meanSteps()),
          endings(summary));
    }
    List<String> lines = new ArrayList<>(columns.lines());
    lines.set(0, painted(BOLD, lines.get(0)));
    for (int i = 0; i < summaries.size(); i++) {
      lines.set(i + 1, painted(colour(summaries.get(i)), lines.get(i + 1)));
    }
    return lines;
  }

  private static String interval(Interval interval) {
    return number("%.1f", 100 * interval.low()) + number(" .. %5.1f %%", 100 * interval.high());
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
