package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.journal.Journal;
import blastlab.grader.journal.Preparation;
import blastlab.grader.results.GameResult;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.submission.Submission;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;

/** Everything that is to be done for one submission, as far as the journal does not have it. */
final class SubmissionRun {
  private final Submission submission;
  private final Rubric rubric;
  private final Workshop workshop;
  private final Journal journal;
  private final StudentFiles files;
  private final Progress progress;
  private final BooleanSupplier stopped;
  private final Path work;

  SubmissionRun(Submission submission, ClassRun all) {
    this.submission = submission;
    this.rubric = all.rubric();
    this.workshop = all.workshop();
    this.journal = all.journal();
    this.progress = all.progress();
    this.stopped = all::isStopped;
    this.files = new StudentFiles(all.out(), rubric, submission);
    this.work = OutFolder.work(all.out(), submission.folderName());
  }

  void run() {
    boolean refused =
        journal
            .preparation(submission.name())
            .filter(known -> known.refusal().isPresent())
            .isPresent();
    if (!refused && !isComplete()) {
      try {
        play(prepare());
      } finally {
        OutFolder.delete(work);
      }
    }
    if (!stopped.getAsBoolean()) {
      progress.finished(submission.name());
    }
  }

  private boolean isComplete() {
    return rubric.entries().stream()
        .allMatch(entry -> entry.rounds().stream().allMatch(round -> isPlayed(entry, round)));
  }

  private boolean isPlayed(Entry entry, Round round) {
    return journal.game(submission.name(), entry.name(), round).isPresent();
  }

  private Preparation prepare() {
    Preparation preparation =
        new Preparer(workshop).prepare(submission, work.resolve("sources"), classes());
    if (journal.preparation(submission.name()).isEmpty()) {
      journal.add(submission.name(), preparation);
    }
    progress.prepared(submission.name());
    return preparation;
  }

  private Path classes() {
    return work.resolve("classes");
  }

  private void play(Preparation preparation) {
    if (preparation.refusal().isPresent() || stopped.getAsBoolean()) {
      return;
    }
    String agent = preparation.agent().orElseThrow();
    try (Workshop.Player player = workshop.open(classes(), agent, rubric.limits())) {
      for (Entry entry : rubric.entries()) {
        Table table = new Table(entry, submission.name());
        for (Round round : entry.rounds()) {
          if (!stopped.getAsBoolean() && !isPlayed(entry, round)) {
            play(player, table, entry, round);
          }
        }
      }
    }
  }

  private void play(Workshop.Player player, Table table, Entry entry, Round round) {
    try (Chair chair = player.sit()) {
      String replay = files.replay(entry, round);
      GameResult game = table.play(chair, round, files.path(replay)).withReplay(replay);
      GameResult kept = game.withLog(files.keepLog(entry, round, chair.leave()));
      journal.add(submission.name(), entry.name(), kept);
      progress.played(submission.name(), kept);
    }
  }
}
