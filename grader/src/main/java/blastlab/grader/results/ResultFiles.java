package blastlab.grader.results;

import blastlab.text.InputException;
import blastlab.text.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the results of a class into a folder, each file all at once. */
public final class ResultFiles {
  static final String GRADES_JSON = "grades.json";
  static final String GRADES_CSV = "grades.csv";

  private ResultFiles() {}

  /** Writes all tables and JSON files; what was there before is replaced. */
  public static void write(Grading grading, Path out) {
    for (StudentResult student : grading.students()) {
      Path folder = out.resolve(student.folder());
      makeFolder(folder);
      TextFile.write(folder.resolve("results.json"), GradescopeJson.of(student));
    }
    TextFile.write(out.resolve("rubric.json"), grading.rubric().text());
    TextFile.write(out.resolve("times.json"), TimesJson.of(grading));
    TextFile.write(out.resolve(GRADES_JSON), GradesJson.of(grading));
    TextFile.write(out.resolve(GRADES_CSV), GradesCsv.of(grading));
  }

  /** Whether the table in a folder is the one of these results. */
  public static boolean isTableOf(Grading grading, Path out) {
    return TextFile.read(out.resolve(GRADES_CSV)).equals(GradesCsv.of(grading));
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException(folder + ": can't be made (" + e + ")", e);
    }
  }
}
