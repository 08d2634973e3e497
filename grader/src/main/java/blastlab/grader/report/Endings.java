package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.verdict.Verdict;
import java.util.List;

/** How games ended, and whose code failed. */
final class Endings {
  private static final int MOST_NAMES = 12;

  private final Grading grading;
  private final Shelf shelf;

  Endings(Grading grading, Shelf shelf) {
    this.grading = grading;
    this.shelf = shelf;
  }

  List<Element> sections() {
    Element failures = el("tbody");
    Element endings = el("tbody");
    for (Verdict verdict : Verdict.values()) {
      List<StudentResult> who = who(verdict);
      if (!who.isEmpty() && verdict.isFailure()) {
        failures.add(row(verdict, who).add(names(who)));
      } else if (!who.isEmpty()) {
        endings.add(row(verdict, who));
      }
    }
    Element whose = Table.head("Whose").with("class", "spare");
    return List.of(
        el("section", el("h2", "Failures of code"), table(failures, whose)),
        el("section", el("h2", "How the other games ended"), table(endings)));
  }

  private List<StudentResult> who(Verdict verdict) {
    return grading.students().stream().filter(s -> s.verdicts().containsKey(verdict)).toList();
  }

  private static Element table(Element body, Element... more) {
    Element heads = el("tr", Table.head("Verdict"), Table.numberHead("Games"));
    heads.add(Table.numberHead("Submissions")).add(more);
    Element table = el("table", el("caption", "In how many games, and of how many submissions."));
    table.add(el("thead", heads));
    return Table.wide(table.add(body));
  }

  private Element row(Verdict verdict, List<StudentResult> who) {
    long games =
        grading.students().stream()
            .flatMap(StudentResult::games)
            .filter(game -> game.verdict() == verdict)
            .count();
    return el(
        "tr",
        Table.rowHead(Words.verdict(verdict)),
        Table.number(games == 0 ? "–" : String.valueOf(games)),
        Table.number(who.size()));
  }

  private Element names(List<StudentResult> who) {
    Element names = el("td").with("class", "spare");
    String between = "";
    for (StudentResult student : who.subList(0, Math.min(MOST_NAMES, who.size()))) {
      names.add(between).add(StudentTable.link(student, shelf));
      between = ", ";
    }
    int more = who.size() - MOST_NAMES;
    return more > 0 ? names.add(" and " + more + " more") : names;
  }
}
