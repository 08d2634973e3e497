package blastlab.view.console;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.view.Figures;
import blastlab.view.Playbill;
import blastlab.world.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a game ended, in words and as a table. */
public final class Verdict {
  private final Playbill bill;
  private final Result result;

  /** The verdict on a game. */
  public Verdict(Playbill bill, Result result) {
    this.bill = bill;
    this.result = result;
  }

  /** All of it without colours: the ending, who fared how, and how to see a loss again. */
  public List<String> plain() {
    List<String> lines = new ArrayList<>(table(Ink.NONE));
    advice().ifPresent(lines::add);
    return lines;
  }

  /** The ending, how each character fared, and what its decisions have cost. */
  List<String> table(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold(ending()));
    lines.addAll(outcomes(ink));
    if (result.seats().stream().anyMatch(seat -> seat.effort().decisions() > 0)) {
      lines.addAll(efforts());
    }
    return lines;
  }

  private List<String> outcomes(Ink ink) {
    Columns columns = new Columns("llrl");
    for (int i = 0; i < result.seats().size(); i++) {
      Result.Seat seat = result.seats().get(i);
      columns.row(
          seat.name(),
          ink.outcome(seat.outcome(), word(seat)),
          String.valueOf(seat.score()),
          bill.agents().get(i));
    }
    return columns.lines();
  }

  private List<String> efforts() {
    Columns columns = new Columns("lrrrrr");
    columns.row("", "decisions", "next() mean", "most", "ms mean", "slowest");
    for (Result.Seat seat : result.seats()) {
      Effort effort = seat.effort();
      columns.row(
          seat.name(),
          String.valueOf(effort.decisions()),
          Figures.calls(effort.nextCallsPerDecision()),
          Figures.calls(effort.mostNextCalls()),
          Figures.millis(effort.millisPerDecision()),
          Figures.millis(effort.slowestMillis()));
    }
    return columns.lines();
  }

  /** How to see the game again, if somebody has lost. */
  Optional<String> advice() {
    boolean lost =
        result.seats().stream().anyMatch(s -> s.outcome().filter(o -> !o.isWin()).isPresent());
    return bill.again().filter(command -> lost).map(command -> "step by step: " + command);
  }

  /** Why the game was over, and who has won. */
  String ending() {
    boolean escaped =
        result.seats().stream().allMatch(s -> s.outcome().equals(Optional.of(Outcome.ESCAPED)));
    String why =
        escaped && result.ending() == Ending.NO_CHARACTERS
            ? "everybody has escaped"
            : words(result.ending());
    String steps = result.steps() == 1 ? "1 step" : result.steps() + " steps";
    return "After " + steps + " " + why + "; time left: " + result.time() + "." + winner();
  }

  /** Who has won, which the outcomes don't tell where one that is gone can win by its points. */
  private String winner() {
    boolean drawn =
        result.seats().stream().anyMatch(s -> s.outcome().equals(Optional.of(Outcome.DREW)));
    return result
        .winner()
        .map(seat -> " " + result.seats().get(seat).name() + " has won.")
        .orElse(drawn ? " Nobody has won." : "");
  }

  private static String words(Ending ending) {
    return switch (ending) {
      case WON -> "the game is won";
      case LOST -> "the game is lost";
      case NO_CHARACTERS -> "nobody is left in the world";
      case LAST_STANDING -> "at most one is left standing";
      case TIME -> "time is up";
      case CAP -> "the game was stopped";
    };
  }

  private static String word(Result.Seat seat) {
    return seat.outcome().map(Outcome::name).orElse("-");
  }
}
