package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Effort;
import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.world.Ending;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TrainingReportTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter err = new StringWriter();
  private final AtomicLong now = new AtomicLong(5);

  private TrainingReport report(boolean terminal) {
    return new TrainingReport(new PrintWriter(err), terminal, 200, now::get);
  }

  private static Result result(boolean won, int score) {
    Outcome outcome = won ? Outcome.ESCAPED : Outcome.KILLED_BY_BOMB;
    var seat = new Result.Seat("me", Optional.of(outcome), score, Optional.empty(), Effort.NONE);
    return new Result(Ending.NO_CHARACTERS, 10, 90, List.of(seat), Optional.empty());
  }

  @Test
  void countsTheLastFiftyGamesOnly() {
    TrainingReport report = report(false);
    for (int game = 1; game <= 60; game++) {
      report.played(game, result(game > 40, game > 40 ? 100 : 50));
    }

    assertThat(report.figures()).isEqualTo("20 of the last 50 won, mean score 70.0");
  }

  @Test
  void aLineForEveryFiftyGamesAndTheLastWhereThereIsNoTerminal() {
    TrainingReport report = report(false);
    for (int game = 1; game <= 200; game++) {
      report.played(game, result(true, game));
    }
    report.close();

    assertThat(err.toString().lines())
        .hasSize(4)
        .startsWith("50/200 games, 50 of the last 50 won, mean score 25.5");
  }

  @Test
  void aLineOnATerminalThatIsNotDrawnTooOften() {
    TrainingReport report = report(true);
    report.played(1, result(true, 7));
    now.addAndGet(SECOND);
    report.played(50, result(false, 8));
    report.played(51, result(false, 8));
    report.close();

    assertThat(err)
        .hasToString(
            "\r"
                + "\033[K\033[?7l50/200 games  50 games/s  3 s left  1 of the last 2 won, mean"
                + " score 7.5\033[?7h\r"
                + "\033[K");
  }
}
