package blastlab.grader.report;

import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.tournament.Tournament;
import blastlab.text.InputException;
import blastlab.text.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes the pages of a grading. */
public final class Reports {
  private static final String INDEX = "index.html";

  private Reports() {}

  /**
   * Writes the page of the class and those of all students.
   *
   * @param out the folder of all results, in which replays and logs are already
   */
  public static void write(Grading grading, Path out) {
    write(grading, out, ReplayExplanations.of(grading, out));
  }

  static void write(Grading grading, Path out, Explanations explanations) {
    List<Audience> audiences = Audience.of(grading.rubric());
    for (StudentResult student : grading.students()) {
      makeFolder(out.resolve(student.folder()));
      Shelf shelf = new Shelf(out, student.folder());
      for (Audience audience : audiences) {
        Optional<String> index =
            audience == Audience.INSTRUCTOR ? Optional.of(INDEX) : Optional.empty();
        StudentPage page = new StudentPage(grading, student, audience, shelf, index, explanations);
        TextFile.write(out.resolve(student.folder()).resolve(audience.file()), page.html());
      }
    }
    TextFile.write(out.resolve(INDEX), new ClassPage(grading, new Shelf(out, "")).html());
  }

  /**
   * Writes the page of the only student, who is the reader, as {@code index.html}.
   *
   * @param out the folder of all results, in which replays and logs are already
   */
  public static void writeSelf(Grading grading, Path out) {
    writeSelf(grading, out, ReplayExplanations.of(grading, out));
  }

  static void writeSelf(Grading grading, Path out, Explanations explanations) {
    StudentResult student = grading.students().get(0);
    Shelf shelf = new Shelf(out, "");
    StudentPage page =
        new StudentPage(
            grading, student, Audience.INSTRUCTOR, shelf, Optional.empty(), explanations);
    TextFile.write(out.resolve(INDEX), page.html());
  }

  /**
   * Writes the page of a tournament, {@code standings.html}.
   *
   * @param version Blastlab's version
   * @param out the folder of all results, in which replays are already
   */
  public static void write(Tournament tournament, String version, Path out) {
    StandingsPage page = new StandingsPage(tournament, version, new Shelf(out, ""));
    TextFile.write(out.resolve("standings.html"), page.html());
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(folder + ": can't be made (" + e + ")", e);
    }
  }
}
