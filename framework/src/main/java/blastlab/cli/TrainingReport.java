package blastlab.cli;

import blastlab.match.Outcome;
import blastlab.match.Result;
import blastlab.training.Training;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Tells how a training goes: on a terminal all the time, else with a line now and then. */
final class TrainingReport implements Training.Progress {
  /** How many games the figures are about: those before were played with less learnt. */
  private static final int LAST = 50;

  private static final long GLANCE = TimeUnit.MILLISECONDS.toNanos(50);

  private final PrintWriter err;
  private final boolean terminal;
  private final int games;
  private final LongSupplier clock;
  private final ProgressBar bar;
  private final Deque<Result.Seat> last = new ArrayDeque<>();
  private long drawn;

  /**
   * A report on so many games.
   *
   * @param terminal whether lines can be drawn again and again
   * @param clock tells the time in nanoseconds
   */
  TrainingReport(PrintWriter err, boolean terminal, int games, LongSupplier clock) {
    this.err = err;
    this.terminal = terminal;
    this.games = games;
    this.clock = clock;
    this.bar = new ProgressBar(err, terminal, games, clock);
    this.drawn = clock.getAsLong();
  }

  @Override
  public void played(int count, Result result) {
    last.add(result.seats().get(0));
    if (last.size() > LAST) {
      last.remove();
    }
    if (terminal && clock.getAsLong() - drawn >= GLANCE) {
      bar.done(count, figures());
      drawn = clock.getAsLong();
    } else if (!terminal && (count % LAST == 0 || count == games)) {
      err.println(count + "/" + games + " games, " + figures());
      err.flush();
    }
  }

  /** The figures of the last games. */
  String figures() {
    long wins = last.stream().flatMap(s -> s.outcome().stream()).filter(Outcome::isWin).count();
    double score = last.stream().mapToInt(Result.Seat::score).average().orElse(0);
    return String.format(
        Locale.ROOT, "%d of the last %d won, mean score %.1f", wins, last.size(), score);
  }

  /** Leaves the terminal to others. */
  void close() {
    bar.close();
  }
}
