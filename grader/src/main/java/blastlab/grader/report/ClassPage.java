package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.html.Page;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.rubric.Rubric;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** The page of the class, for the instructor. */
final class ClassPage {
  private final Grading grading;
  private final Rubric rubric;
  private final Shelf shelf;

  ClassPage(Grading grading, Shelf shelf) {
    this.grading = grading;
    this.rubric = grading.rubric();
    this.shelf = shelf;
  }

  String html() {
    List<Node> content = new ArrayList<>();
    content.add(header());
    content.addAll(Notices.notEnforced(grading.unenforced()));
    content.add(points());
    content.add(new EntryTable(grading).section());
    content.add(new StudentTable(grading, shelf).section());
    content.addAll(new Endings(grading, shelf).sections());
    content.addAll(new SlowTable(grading, shelf).section());
    content.addAll(Notices.ignored(grading));
    content.add(RubricWords.section(rubric, Audience.INSTRUCTOR));
    return Page.of(rubric.title(), grading.version(), content);
  }

  private Element header() {
    Element facts = el("dl").with("class", "facts");
    long games = grading.students().stream().mapToLong(s -> s.games().count()).sum();
    long refused = grading.students().stream().filter(s -> s.refusal().isPresent()).count();
    facts.add(StudentPage.fact(String.valueOf(grading.students().size()), "submissions"));
    facts.add(StudentPage.fact(String.valueOf(refused), "of them played no game"));
    facts.add(StudentPage.fact(String.valueOf(games), "games"));
    facts.add(StudentPage.fact(Words.points(rubric.points()), "points at most"));
    return el("header", el("h1", rubric.title()), facts, files());
  }

  /** What else there is, and who may see what. */
  private Element files() {
    Element files = el("p", "This page and all that it links to are for the instructor");
    String between = ": ";
    for (String file : List.of("grades.csv", "grades.json", "times.json", "rubric.json")) {
      if (shelf.has(file)) {
        files.add(between).add(el("a", file).with("href", file));
        between = ", ";
      }
    }
    return files
        .add(". What may be handed out is the file ")
        .add(el("code", Audience.STUDENT.file()))
        .add(" in a student's folder; the index.html beside it shows hidden entries, too.")
        .with("class", "faint small");
  }

  // ---- the distribution ----

  private Element points() {
    List<BigDecimal> points =
        grading.students().stream().map(StudentResult::points).sorted().toList();
    Element section = el("section", el("h2", "Points"));
    if (points.isEmpty()) {
      return section.add(el("p", "There were no submissions."));
    }
    Element picture = new Histogram(points, rubric.points()).svg();
    Element caption =
        el("figcaption", "How many students have how many points. " + summary(points));
    return section.add(el("figure", picture, caption));
  }

  private static String summary(List<BigDecimal> sorted) {
    int size = sorted.size();
    BigDecimal two = BigDecimal.valueOf(2);
    BigDecimal middle = sorted.get((size - 1) / 2).add(sorted.get(size / 2));
    BigDecimal sum = sorted.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    return "Median "
        + Words.points(middle.divide(two, 1, RoundingMode.HALF_UP))
        + ", mean "
        + Words.points(sum.divide(BigDecimal.valueOf(size), 1, RoundingMode.HALF_UP))
        + ", least "
        + Words.points(sorted.get(0))
        + ", most "
        + Words.points(sorted.get(size - 1))
        + ".";
  }
}
