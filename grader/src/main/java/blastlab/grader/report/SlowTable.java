package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The slowest decisions; the one part of the pages that differs from run to run. */
final class SlowTable {
  private static final int MOST = 10;

  private record Slow(StudentResult student, EntryResult entry, GameResult game) {
    double millis() {
      return game.effort().slowestMillis();
    }
  }

  private final Grading grading;
  private final Shelf shelf;

  SlowTable(Grading grading, Shelf shelf) {
    this.grading = grading;
    this.shelf = shelf;
  }

  /** The table; nothing if no decision was made. */
  List<Element> section() {
    List<Slow> slowest = slowest();
    if (slowest.isEmpty()) {
      return List.of();
    }
    Element table =
        Table.of(
            "The game with the slowest decision of each student, at most "
                + MOST
                + ". Times differ from run to run; nothing else on these pages does.",
            Table.head("Student"),
            Table.head("Entry"),
            Table.head("Seed").with("class", "spare"),
            Table.numberHead("Slowest"),
            Table.numberHead("On average"));
    Element body = el("tbody");
    slowest.forEach(slow -> body.add(row(slow)));
    Element section = el("section", el("h2", "Slowest decisions"), Table.wide(table.add(body)));
    return List.of(section.with("id", "times"));
  }

  private List<Slow> slowest() {
    List<Slow> all = new ArrayList<>();
    Comparator<Slow> bySlowness = Comparator.comparingDouble(Slow::millis);
    for (StudentResult student : grading.students()) {
      student.entries().stream()
          .flatMap(entry -> entry.games().stream().map(game -> new Slow(student, entry, game)))
          .filter(slow -> slow.game().effort().decisions() > 0)
          .max(bySlowness)
          .ifPresent(all::add);
    }
    return all.stream().sorted(bySlowness.reversed()).limit(MOST).toList();
  }

  private Element row(Slow slow) {
    return el(
        "tr",
        Table.rowHead(StudentTable.link(slow.student(), shelf)),
        Table.cell(Words.named(slow.entry().entry().name())),
        Table.cell(slow.game().round().seed().toString()).with("class", "spare"),
        Table.number(Words.millis(slow.millis())),
        Table.number(Words.millis(slow.game().effort().millisPerDecision())));
  }
}
