package blastlab.grader.results;

import blastlab.grader.rubric.Rubric;
import java.util.List;

/**
 * The results of a class.
 *
 * <p>All files lie in one folder: {@code grades.csv}, {@code grades.json}, {@code times.json},
 * {@code rubric.json} (a copy), and for each student a folder of its own below {@code students}
 * with {@code results.json}, {@code replays} and {@code logs}.
 *
 * @param rubric what was asked
 * @param version Blastlab's version
 * @param students how each submission has fared, in the order of their names
 * @param unenforced what could not be enforced where the submissions ran, a sentence each; empty if
 *     all was: reports have to say it in red
 * @param ignored what lay beside the submissions and was taken for none, a sentence each
 */
public record Grading(
    Rubric rubric,
    String version,
    List<StudentResult> students,
    List<String> unenforced,
    List<String> ignored) {
  /** Keeps copies of the lists. */
  public Grading {
    students = List.copyOf(students);
    unenforced = List.copyOf(unenforced);
    ignored = List.copyOf(ignored);
  }
}
