package blastlab.grader.command;

import blastlab.cli.Shell;
import blastlab.cli.Tty;
import blastlab.cli.WholeNumber;
import blastlab.grader.journal.Header;
import blastlab.grader.journal.Journal;
import blastlab.grader.report.Reports;
import blastlab.grader.results.GradesReader;
import blastlab.grader.results.Grading;
import blastlab.grader.results.ResultFiles;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.rubric.RubricFile;
import blastlab.grader.run.Build;
import blastlab.grader.run.ClassRun;
import blastlab.grader.run.OutFolder;
import blastlab.grader.run.SandboxWorkshop;
import blastlab.grader.run.Verification;
import blastlab.grader.run.Workshop;
import blastlab.grader.submission.Fingerprint;
import blastlab.grader.submission.Submission;
import blastlab.grader.submission.SubmissionFolder;
import blastlab.text.InputException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Grades a class, or for a student at home one submission. */
@Command(
    name = "grade",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Grades a class: plays all games of a rubric with every submission.",
    footer = {
      "",
      "A submission is a folder, .zip or .jar named after the student. It is compiled",
      "and played in processes of its own.",
      "",
      "Ends with 0 when all is graded, 2 if something given was wrong, 3 if it was",
      "stopped; what was played until then is kept, and --resume goes on with it.",
      "",
      "Examples:",
      "  blastlab grade --rubric course --submissions handed-in --out results",
      "  blastlab grade --rubric course --submissions handed-in --out results --resume",
      "  blastlab grade --verify results",
      "  blastlab grade --self my-agent"
    })
final class GradeCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;
  private static final int MOST_DIFFERENCES = 20;
  private static final String SELF_OUT = "self-report";

  @Option(
      names = "--rubric",
      paramLabel = "FILE",
      description = "What is asked: a JSON file, or course or practice, which come with Blastlab.")
  private String rubric;

  @Option(
      names = "--submissions",
      paramLabel = "DIR",
      description = "The folder of all submissions.")
  private String submissions;

  @Option(
      names = "--self",
      paramLabel = "DIR",
      description = {
        "One submission, of your own: the same games, limits and report as in the",
        "grading, on the practice rubric if no other is named."
      })
  private String self;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "A new folder for the results; " + SELF_OUT + " with --self.")
  private String out;

  @Option(
      names = "--verify",
      paramLabel = "DIR",
      description = {
        "A folder of results: plays all its replays again, without any student's code,",
        "and confirms each mark, or ends with 1."
      })
  private String verify;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      converter = Jobs.class,
      description = "How many submissions to play at a time; one a core if absent.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--resume", description = "Go on with a grading that was stopped.")
  private boolean resume;

  @Option(
      names = "--require-sandbox",
      description = "Refuse to grade where submissions can't be cut off from all else.")
  private boolean requireSandbox;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    if (verify != null) {
      return verify();
    }
    checkOptions();
    Rubric asked = rubric == null ? RubricFile.practice() : RubricFile.find(rubric);
    SubmissionFolder folder = folder();
    Path target = GradeOptions.path(out == null ? SELF_OUT : out);
    if (self != null) {
      OutFolder.discard(target);
    }
    OutFolder.prepare(target, resume);
    try (Workshop workshop = SandboxWorkshop.open(requireSandbox)) {
      Header header = header(asked, folder, workshop);
      try (Journal journal = Journal.open(target, header)) {
        Grading grading = run(asked, folder, workshop, journal, target);
        ResultFiles.write(grading, target);
        writePages(grading, target);
        print(grading, target);
      }
    }
    return 0;
  }

  private void checkOptions() {
    if (self == null && (rubric == null || submissions == null || out == null)) {
      throw new InputException(
          "missing: --rubric FILE, --submissions DIR and --out DIR, or --self DIR alone"
              + " (see 'blastlab grade --help')");
    }
    if (self != null && (submissions != null || resume)) {
      throw new InputException("--self goes without --submissions and --resume: leave them out");
    }
  }

  private int verify() {
    if (self != null || submissions != null || out != null) {
      throw new InputException("--verify DIR goes with no option but --rubric: leave them out");
    }
    Path results = GradeOptions.path(verify);
    String file = rubric == null ? results.resolve("rubric.json").toString() : rubric;
    Grading grading = GradesReader.read(results, RubricFile.find(file));
    Verification verification = Verification.of(grading, results);
    List<String> differences = verification.differences();
    PrintWriter lines = spec.commandLine().getOut();
    differences.stream().limit(MOST_DIFFERENCES).forEach(lines::println);
    lines.println(
        verification.games()
            + " games of "
            + grading.students().size()
            + " submissions played again: "
            + (differences.isEmpty()
                ? "every mark is confirmed"
                : differences.size() + " differences"));
    return differences.isEmpty() ? 0 : DIFFERS;
  }

  private SubmissionFolder folder() {
    if (self == null) {
      return SubmissionFolder.read(GradeOptions.path(submissions));
    }
    Path path = GradeOptions.path(self).toAbsolutePath().normalize();
    if (!Files.exists(path)) {
      throw new InputException(self + ": no such folder, expected that of your agent");
    }
    return new SubmissionFolder(
        List.of(new Submission(path.getFileName().toString(), path)), List.of());
  }

  private Header header(Rubric asked, SubmissionFolder folder, Workshop workshop) {
    String work = self == null ? "grade" : "self";
    return Headers.of(work, Build.exact(), Fingerprint.of(asked.text()), workshop, folder);
  }

  private Grading run(
      Rubric asked, SubmissionFolder folder, Workshop workshop, Journal journal, Path target)
      throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    int students = folder.submissions().size();
    long games = (long) asked.games() * students - journal.size();
    ClassProgress progress =
        new ClassProgress(err, Tty.redrawsErr(), journal, games, students, System::nanoTime);
    ClassRun run = new ClassRun(asked, folder, workshop, journal, target, progress);
    Runnable cleanUp =
        () -> {
          run.stop();
          progress.close();
          journal.close();
          workshop.close();
        };
    StopHook hook = new StopHook(err, resumeCommand(), cleanUp);
    try {
      run.run(jobs);
    } catch (UncheckedIOException e) {
      throw trouble(target + ": can't be written (" + e.getCause().getMessage() + ")", e);
    } catch (InputException e) {
      throw trouble(e.getMessage(), e);
    } finally {
      hook.close();
      progress.close();
    }
    return run.grading();
  }

  /** A disk that is full or gone; what was played is kept. */
  private InputException trouble(String message, Exception cause) {
    return new InputException(
        message + "; what was played is kept, go on with: " + resumeCommand(), cause);
  }

  private String resumeCommand() {
    if (self != null) {
      return "blastlab grade --self " + Shell.quote(self);
    }
    List<String> words = new ArrayList<>(List.of("blastlab", "grade"));
    words.addAll(List.of("--rubric", Shell.quote(rubric)));
    words.addAll(List.of("--submissions", Shell.quote(submissions), "--out", Shell.quote(out)));
    if (requireSandbox) {
      words.add("--require-sandbox");
    }
    words.add("--resume");
    return String.join(" ", words);
  }

  private void writePages(Grading grading, Path target) {
    if (self == null) {
      Reports.write(grading, target);
    } else {
      Reports.writeSelf(grading, target);
    }
  }

  private void print(Grading grading, Path target) {
    PrintWriter lines = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (self == null) {
      ClassTable.of(grading).forEach(lines::println);
    } else {
      ClassTable.ofOne(grading.students().get(0)).forEach(lines::println);
    }
    grading.ignored().forEach(note -> err.println("blastlab: " + note));
    grading.unenforced().forEach(note -> err.println("blastlab: not enforced: " + note));
    err.println("blastlab: the results are in " + target);
  }

  /** How many at a time. */
  static final class Jobs extends WholeNumber {
    Jobs() {
      super(1, 256);
    }
  }
}
