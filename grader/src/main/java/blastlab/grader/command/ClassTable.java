package blastlab.grader.command;

import blastlab.grader.results.EntryResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The results of a class, or of one submission, as lines for the terminal. */
final class ClassTable {
  private static final int LONGEST_NAME = 30;

  private ClassTable() {}

  /** A line for each entry of the rubric, how the points are spread, and what failed. */
  static List<String> of(Grading grading) {
    List<String> lines = new ArrayList<>();
    int students = grading.students().size();
    TextColumns table = new TextColumns("lrrrr");
    table.row("entry", "points", "mean", "all points", "games reached");
    for (int i = 0; i < grading.rubric().entries().size(); i++) {
      int number = i;
      List<EntryResult> results =
          grading.students().stream().map(student -> student.entries().get(number)).toList();
      var entry = grading.rubric().entries().get(i);
      double mean = results.stream().mapToDouble(r -> r.points().doubleValue()).sum() / students;
      long full = results.stream().filter(r -> r.points().compareTo(entry.points()) == 0).count();
      long reached = results.stream().mapToLong(EntryResult::reached).sum();
      table.row(
          entry.name(),
          entry.points().toPlainString(),
          decimal(mean),
          full + "/" + students,
          percent(reached, (long) students * entry.games()));
    }
    double mean =
        grading.students().stream().mapToDouble(s -> s.points().doubleValue()).sum() / students;
    table.row("all", grading.rubric().points().toPlainString(), decimal(mean), "", "");
    lines.addAll(table.lines());
    lines.add("");
    lines.add(students + (students == 1 ? " submission" : " submissions") + failures(grading));
    return lines;
  }

  private static String failures(Grading grading) {
    Map<Verdict, Integer> counts = new TreeMap<>();
    grading.students().forEach(s -> s.failure().ifPresent(v -> counts.merge(v, 1, Integer::sum)));
    StringBuilder text = new StringBuilder();
    counts.forEach((verdict, n) -> text.append(", ").append(n + " " + verdict.words()));
    return text.toString();
  }

  /** A line for each entry, and what a student may want to know of the games not won. */
  static List<String> ofOne(StudentResult student) {
    List<String> lines = new ArrayList<>();
    TextColumns table = new TextColumns("lrrrl");
    table.row("entry", "points", "of", "games reached", "verdicts");
    for (EntryResult entry : student.entries()) {
      table.row(
          entry.entry().name(),
          entry.points().toPlainString(),
          entry.entry().points().toPlainString(),
          entry.reached() + "/" + entry.entry().games(),
          verdicts(entry.verdicts()));
    }
    lines.addAll(table.lines());
    student
        .refusal()
        .ifPresent(
            verdict -> {
              lines.add("");
              lines.add("No game was played: " + verdict.words());
            });
    if (!student.message().isBlank()) {
      lines.add("");
      lines.add(student.message().strip());
    }
    return lines;
  }

  private static String verdicts(Map<Verdict, Integer> verdicts) {
    List<String> words = new ArrayList<>();
    verdicts.forEach((verdict, count) -> words.add(count + " " + verdict.words()));
    return String.join(", ", words);
  }

  static String name(String name) {
    String shown = name.replaceAll("\\p{Cntrl}", "?");
    return shown.length() > LONGEST_NAME ? shown.substring(0, LONGEST_NAME) + "..." : shown;
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.2f", number);
  }

  private static String percent(long part, long whole) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}
