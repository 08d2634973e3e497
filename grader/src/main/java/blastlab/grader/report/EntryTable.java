package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.Grading;
import blastlab.grader.rubric.Entry;
import blastlab.grader.rubric.Visibility;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** How the class has fared in each entry. */
final class EntryTable {
  private final Grading grading;

  EntryTable(Grading grading) {
    this.grading = grading;
  }

  Element section() {
    Element table =
        Table.of(
            "How many games of those who played reached the goal, how many students have full"
                + " points, and the mean points of all.",
            Table.head("Entry"),
            Table.numberHead("Reached"),
            Table.head("Rate").with("class", "spare"),
            Table.numberHead("Full"),
            Table.numberHead("Mean"));
    Element body = el("tbody");
    List<Entry> entries = grading.rubric().entries();
    for (int i = 0; i < entries.size(); i++) {
      body.add(row(entries.get(i), i));
    }
    return el("section", el("h2", "Entries"), Table.wide(table.add(body)));
  }

  private Element row(Entry entry, int place) {
    List<EntryResult> all =
        grading.students().stream().map(student -> student.entries().get(place)).toList();
    int games = all.stream().mapToInt(result -> result.games().size()).sum();
    int reached = all.stream().mapToInt(EntryResult::reached).sum();
    double rate = games == 0 ? 0 : (double) reached / games;
    long full = all.stream().filter(r -> r.points().compareTo(entry.points()) == 0).count();
    return el(
        "tr",
        Table.rowHead(name(entry)),
        Table.number(games == 0 ? "–" : Words.percent(rate)),
        Table.cell(RateBar.of(rate)).with("class", "spare"),
        Table.number(full + " of " + all.size()),
        Table.number(mean(all) + " of " + Words.points(entry.points())));
  }

  private static Element name(Entry entry) {
    Element name = Words.named(entry.name());
    if (entry.visibility() == Visibility.VISIBLE) {
      return name;
    }
    String word = " (" + entry.visibility().word().replace('_', ' ') + ")";
    return name.add(el("span", word).with("class", "faint"));
  }

  private static String mean(List<EntryResult> all) {
    if (all.isEmpty()) {
      return "–";
    }
    BigDecimal sum = all.stream().map(EntryResult::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    return Words.points(sum.divide(BigDecimal.valueOf(all.size()), 1, RoundingMode.HALF_UP));
  }
}
