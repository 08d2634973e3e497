package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.verdict.Verdict;
import java.util.ArrayList;
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
    List<Element> sections = new ArrayList<>();
    Element failures = el("tbody");
    Element endings = el("tbody");
    for (Verdict verdict : Verdict.values()) {
      List<StudentResult> who = who(verdict);
      if (!who.isEmpty()) {
        (verdict.isFailure() ? failures : endings).add(row(verdict, who));
      }
    }
    sections.add(el("section", el("h2", "Failures of code"), table(failures)));
    sections.add(el("section", el("h2", "How the other games ended"), table(endings)));
    return sections;
  }

  private List<StudentResult> who(Verdict verdict) {
    return grading.students().stream().filter(s -> s.verdicts().containsKey(verdict)).toList();
  }

  private static Element table(Element body) {
    Element table =
        Table.of(
            "By verdict; a name for each submission that had it.",
            Table.head("Verdict"),
            Table.numberHead("Games"),
            Table.numberHead("Submissions"),
            Table.head("Whose").with("class", "spare"));
    return Table.wide(table.add(body));
  }

  private Element row(Verdict verdict, List<StudentResult> who) {
    long games =
        grading.students().stream()
            .flatMap(StudentResult::games)
            .filter(game -> game.verdict() == verdict)
            .count();
    Element words = el("span", verdict.words()).with("class", Words.style(verdict));
    return el(
        "tr",
        Table.rowHead(words),
        Table.number(games == 0 ? "–" : String.valueOf(games)),
        Table.number(who.size()),
        names(who).with("class", "spare"));
  }

  private Element names(List<StudentResult> who) {
    Element names = el("td");
    String between = "";
    for (StudentResult student : who.subList(0, Math.min(MOST_NAMES, who.size()))) {
      names.add(between).add(StudentTable.link(student, shelf));
      between = ", ";
    }
    int more = who.size() - MOST_NAMES;
    return more > 0 ? names.add(" and " + more + " more") : names;
  }
}
