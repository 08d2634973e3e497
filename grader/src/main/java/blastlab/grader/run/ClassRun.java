package blastlab.grader.run;

import blastlab.grader.journal.Journal;
import blastlab.grader.journal.Preparation;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.submission.Submission;
import blastlab.grader.submission.SubmissionFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * All games of all submissions, some submissions at a time. The results are the same however many
 * that are, and however often the run was stopped and gone on with.
 */
public final class ClassRun {
  private final Rubric rubric;
  private final SubmissionFolder submissions;
  private final Workshop workshop;
  private final Journal journal;
  private final Path out;
  private final Progress progress;
  private final Crew crew = new Crew();

  /** A run that is ready to begin. */
  public ClassRun(
      Rubric rubric,
      SubmissionFolder submissions,
      Workshop workshop,
      Journal journal,
      Path out,
      Progress progress) {
    this.rubric = rubric;
    this.submissions = submissions;
    this.workshop = workshop;
    this.journal = journal;
    this.out = out;
    this.progress = progress;
  }

  Rubric rubric() {
    return rubric;
  }

  Workshop workshop() {
    return workshop;
  }

  Journal journal() {
    return journal;
  }

  Path out() {
    return out;
  }

  Progress progress() {
    return progress;
  }

  boolean isStopped() {
    return crew.isStopped();
  }

  /** Begins no more games; those under way end as usual. May be called from any thread. */
  public void stop() {
    crew.stop();
  }

  /**
   * Plays whatever the journal does not have yet, so many submissions at a time.
   *
   * @throws RuntimeException what kept the referee from playing on, such as a full disk
   */
  public void run(int jobs) throws InterruptedException {
    crew.work(jobs, submissions.submissions(), next -> new SubmissionRun(next, this).run());
    OutFolder.clean(out);
  }

  /** What all games have come to; once they are all played. */
  public Grading grading() {
    return new Grading(
        rubric,
        Build.version(),
        submissions.submissions().stream().map(this::student).toList(),
        workshop.unenforced(),
        submissions.ignored());
  }

  private StudentResult student(Submission submission) {
    Preparation preparation = journal.preparation(submission.name()).orElseThrow();
    return new StudentResult(
        submission.name(),
        StudentFiles.folder(submission),
        submission.source(),
        preparation.agent(),
        preparation.refusal(),
        preparation.message(),
        rubric.entries().stream()
            .map(entry -> new EntryResult(entry, games(submission, entry)))
            .toList());
  }

  private List<GameResult> games(Submission submission, Entry entry) {
    return entry.rounds().stream()
        .map(round -> journal.game(submission.name(), entry.name(), round))
        .flatMap(Optional::stream)
        .toList();
  }
}
