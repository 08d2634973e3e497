package blastlab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
  private static final String CLEAR = "\r\033[K";
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter terminal = new StringWriter();
  private final AtomicLong now = new AtomicLong(5);

  private ProgressBar bar(boolean visible) {
    return new ProgressBar(new PrintWriter(terminal), visible, 1000, now::get);
  }

  @Test
  void tellsGamesPercentSpeedAndTimeLeft() {
    ProgressBar bar = bar(true);
    now.addAndGet(2 * SECOND);
    bar.done(250);

    assertThat(terminal)
        .hasToString(
            CLEAR
                + "\033[?7l[######..................] 250/1000 games  25 %  125 games/s  6 s left"
                + "\033[?7h");
  }

  @Test
  void longWaitsAreInMinutes() {
    ProgressBar bar = bar(true);
    now.addAndGet(100 * SECOND);
    bar.done(500);
    bar.done(0);

    assertThat(terminal.toString())
        .contains("500/1000 games  50 %  5.0 games/s  1 min 40 s left")
        .contains("[........................] 0/1000 games   0 %");
  }

  @Test
  void leavesNothingBehind() {
    ProgressBar bar = bar(true);
    bar.close();
    bar.done(3);
    bar.close();

    assertThat(terminal).hasToString(CLEAR);
  }

  @Test
  void drawsNothingWhereThereIsNoTerminal() {
    ProgressBar bar = bar(false);
    bar.done(10);
    bar.close();

    assertThat(terminal).hasToString("");
  }
}
