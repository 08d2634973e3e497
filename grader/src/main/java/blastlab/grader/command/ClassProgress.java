package blastlab.grader.command;

import blastlab.cli.ProgressBar;
import blastlab.grader.journal.Journal;
import blastlab.grader.results.GameResult;
import blastlab.grader.run.Progress;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/** Tells how far a grading is: in one line on a terminal, else in a line now and then. */
final class ClassProgress implements Progress {
  private static final int PARTS = 20;

  private final PrintWriter err;
  private final boolean terminal;
  private final Journal journal;
  private final int students;
  private final ProgressBar bar;
  private long played;
  private long failures;
  private int finished;

  /**
   * A grading of which nothing is told yet.
   *
   * @param games how many games are left to be played
   */
  ClassProgress(
      PrintWriter err,
      boolean terminal,
      Journal journal,
      long games,
      int students,
      LongSupplier clock) {
    this.err = err;
    this.terminal = terminal;
    this.journal = journal;
    this.students = students;
    this.bar = new ProgressBar(err, terminal, Math.max(1, games), clock);
  }

  @Override
  public synchronized void prepared(String student) {
    failures += journal.preparation(student).flatMap(p -> p.refusal()).isPresent() ? 1 : 0;
    show();
  }

  @Override
  public synchronized void played(String student, GameResult game) {
    played++;
    failures += game.verdict().isFailure() ? 1 : 0;
    show();
  }

  @Override
  public synchronized void finished(String student) {
    finished++;
    int step = Math.max(1, students / PARTS);
    if (!terminal && (finished % step == 0 || finished == students)) {
      err.println("blastlab: " + finished + " of " + students + " submissions, " + games());
      err.flush();
    }
    show();
  }

  private void show() {
    bar.done(played, finished + "/" + students + " submissions, " + failures());
  }

  private String games() {
    return played + " games, " + failures();
  }

  private String failures() {
    return failures == 1 ? "1 failure" : failures + " failures";
  }

  void close() {
    bar.close();
  }
}
