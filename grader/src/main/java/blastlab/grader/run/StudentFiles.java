package blastlab.grader.run;

import blastlab.evaluate.Round;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Rubric;
import blastlab.grader.submission.Submission;
import blastlab.text.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where the files of a student's games are, among all results. */
final class StudentFiles {
  private static final String STUDENTS = "students/";

  private final Path out;
  private final Rubric rubric;
  private final String folder;

  StudentFiles(Path out, Rubric rubric, Submission submission) {
    this.out = out;
    this.rubric = rubric;
    this.folder = folder(submission);
  }

  /** The folder of a student, relative to that of all results. */
  static String folder(Submission submission) {
    return STUDENTS + submission.folderName();
  }

  /** The name of a game's replay, relative to the folder of all results. */
  String replay(Entry entry, Round round) {
    return folder + "/replays/" + name(entry, round) + ".jsonl.gz";
  }

  /** A name that no other game of the student has, in harmless letters. */
  private String name(Entry entry, Round round) {
    String number = String.format("%02d-", rubric.entries().indexOf(entry) + 1);
    String words = entry.name().replaceAll("[^A-Za-z0-9_-]+", "-");
    String seat = round.rotation() == 0 ? "" : "-rotate-" + round.rotation();
    return number + words + "-seed-" + round.seed() + seat;
  }

  /** Keeps what was printed in a game, and tells where; nothing, if nothing was printed. */
  Optional<String> keepLog(Entry entry, Round round, String printed) {
    if (printed.isEmpty()) {
      return Optional.empty();
    }
    String file = folder + "/logs/" + name(entry, round) + ".txt";
    TextFile.write(path(file), printed);
    return Optional.of(file);
  }

  /** The path of a file, in a folder that is there. */
  Path path(String file) {
    Path path = out.resolve(file);
    try {
      Files.createDirectories(path.getParent());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return path;
  }
}
