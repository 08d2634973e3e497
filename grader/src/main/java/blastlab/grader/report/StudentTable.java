package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import java.math.BigDecimal;

/** All students, by name; the page's script makes the table one to sort and filter. */
final class StudentTable {
  private final Grading grading;
  private final Shelf shelf;

  StudentTable(Grading grading, Shelf shelf) {
    this.grading = grading;
    this.shelf = shelf;
  }

  Element section() {
    Element table =
        Table.of(
                "A box for each entry: the darker, the more points. A failure is what the code"
                    + " failed by, most often.",
                Table.head("Student"),
                Table.numberHead("Points"),
                Table.head("Entries"),
                Table.numberHead("Reached").with("class", "number spare"),
                Table.head("Failure"))
            .with("class", "sortable");
    Element body = el("tbody");
    grading.students().forEach(student -> body.add(row(student)));
    return el("section", el("h2", "Students"), Table.wide(table.add(body)));
  }

  private Element row(StudentResult student) {
    BigDecimal points = student.points();
    Element failure = el("td");
    student.failure().ifPresent(verdict -> failure.add(Words.verdict(verdict)));
    return el(
        "tr",
        Table.rowHead(link(student, shelf)),
        Table.number(points.toPlainString()).with("data-value", points.toPlainString()),
        Table.cell(Strip.of(student)).with("data-value", points.toPlainString()),
        Table.number(student.reached() + " of " + grading.rubric().games())
            .with("data-value", student.reached())
            .with("class", "number spare"),
        failure);
  }

  /** A link to a student's page. */
  static Element link(StudentResult student, Shelf shelf) {
    String page = student.folder() + "/" + Audience.INSTRUCTOR.file();
    return el("a", Words.named(student.name())).with("href", shelf.link(page));
  }
}
