package blastlab.cli;

import blastlab.evaluate.Standing;
import blastlab.view.Figures;
import blastlab.view.console.Columns;
import java.util.ArrayList;
import java.util.List;

/** A table that tells how agents have fared, or how one has in several scenarios. */
final class StandingsTable {
  private static final String BOLD = "\033[1m";
  private static final String RED = "\033[31m";
  private static final String GREEN = "\033[32m";
  private static final String YELLOW = "\033[33m";
  private static final String PLAIN = "\033[0m";

  private final boolean contests;
  private final boolean coloured;
  private final Columns columns;
  private final List<String> colours = new ArrayList<>();

  /**
   * A table without rows.
   *
   * @param what what the rows are about
   * @param contests whether there are games that can be a draw
   */
  StandingsTable(String what, boolean contests, boolean coloured) {
    this.contests = contests;
    this.coloured = coloured;
    this.columns = new Columns(contests ? "lrrrrrrrrrr" : "lrrrrrrrr");
    List<String> titles = new ArrayList<>(List.of(what, "games", "wins"));
    titles.addAll(contests ? List.of("draws", "losses") : List.of());
    titles.addAll(
        List.of("win rate", "95 % interval", "mean score", "mean steps", "mean next()", "mean ms"));
    columns.row(titles);
    colours.add(BOLD);
  }

  /** Adds a row about games that had so many steps on average. */
  void row(String name, Standing agent, double meanSteps) {
    List<String> cells = new ArrayList<>(List.of(name, count(agent.games()), count(agent.wins())));
    cells.addAll(contests ? List.of(count(agent.draws()), count(agent.losses())) : List.of());
    cells.addAll(
        List.of(
            Figures.percent(agent.winRate()),
            Figures.percents(agent.interval().low(), agent.interval().high()),
            Figures.decimal(agent.meanScore()),
            Figures.decimal(meanSteps),
            Figures.calls(agent.effort().nextCallsPerDecision()),
            Figures.millis(agent.effort().millisPerDecision())));
    columns.row(cells);
    colours.add(agent.wins() == agent.games() ? GREEN : agent.wins() == 0 ? RED : YELLOW);
  }

  /** The titles and all rows. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (String line : columns.lines()) {
      lines.add(coloured ? colours.get(lines.size()) + line + PLAIN : line);
    }
    return lines;
  }

  private static String count(int number) {
    return String.valueOf(number);
  }
}
