package blastlab.grader.results;

import blastlab.grader.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The marks as a table for spreadsheets: a line a student, a column an entry.
 *
 * <p>Names are what students chose, and spreadsheets take some texts for formulas; before such a
 * text goes an apostrophe, which spreadsheets know as the sign of a plain text.
 */
public final class GradesCsv {
  private static final String FORMULA_STARTS = "=+-@\t\r\n";

  private GradesCsv() {}

  static String of(Grading grading) {
    List<String> lines = new ArrayList<>();
    List<String> titles = new ArrayList<>(List.of("student", "points", "of", "failure"));
    grading.rubric().entries().forEach(entry -> titles.add(entry.name()));
    lines.add(line(titles));
    for (StudentResult student : grading.students()) {
      List<String> cells = new ArrayList<>();
      cells.add(student.name());
      cells.add(student.points().toPlainString());
      cells.add(grading.rubric().points().toPlainString());
      cells.add(student.failure().map(Verdict::name).orElse(""));
      student.entries().forEach(entry -> cells.add(entry.points().toPlainString()));
      lines.add(line(cells));
    }
    return String.join("\n", lines) + "\n";
  }

  /** Texts as a line of a table. */
  public static String line(List<String> cells) {
    return cells.stream().map(GradesCsv::cell).collect(Collectors.joining(","));
  }

  /** A text as a cell: never a formula, and in quotes where it needs them. */
  static String cell(String text) {
    boolean formula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    String plain = formula ? "'" + text : text;
    return plain.matches("(?s).*[,;\"\r\n\t].*") || !plain.equals(plain.strip())
        ? '"' + plain.replace("\"", "\"\"") + '"'
        : plain;
  }
}
