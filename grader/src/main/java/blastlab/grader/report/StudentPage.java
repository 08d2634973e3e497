package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.html.Page;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.Grading;
import blastlab.grader.results.StudentResult;
import blastlab.grader.verdict.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The page of one student: points for each entry, and how each game ended. */
final class StudentPage {
  private static final int LONGEST_MESSAGE = 20_000;

  private final Grading grading;
  private final StudentResult student;
  private final Audience audience;
  private final Shelf shelf;
  private final Optional<String> index;
  private final List<EntryResult> entries;
  private final GameTable games;

  /**
   * A page.
   *
   * @param audience for whom it is
   * @param shelf the files, as seen from the page
   * @param index the page of the class, if this one is to lead there
   * @param explanations why games were lost
   */
  StudentPage(
      Grading grading,
      StudentResult student,
      Audience audience,
      Shelf shelf,
      Optional<String> index,
      Explanations explanations) {
    this.grading = grading;
    this.student = student;
    this.audience = audience;
    this.shelf = shelf;
    this.index = index;
    this.entries = student.entries().stream().filter(e -> audience.sees(e.entry())).toList();
    this.games = new GameTable(shelf, entries, explanations);
  }

  String html() {
    List<Node> content = new ArrayList<>();
    content.add(header());
    if (audience == Audience.INSTRUCTOR) {
      content.addAll(Notices.notEnforced(grading.unenforced()));
    }
    content.addAll(message());
    content.add(points());
    boolean played = entries.stream().anyMatch(entry -> !entry.games().isEmpty());
    if (played) {
      content.add(howTo());
      entries.stream().filter(e -> !e.games().isEmpty()).map(games::section).forEach(content::add);
    }
    content.add(RubricWords.section(grading.rubric(), audience));
    String title = Words.name(student.name()) + " – " + grading.rubric().title();
    return Page.of(title, grading.version(), content);
  }

  // ---- the head ----

  private Element header() {
    Element header = el("header");
    index.ifPresent(
        page -> header.add(el("nav", el("a", "All students").with("href", shelf.link(page)))));
    header.add(el("h1", Words.named(student.name())));
    header.add(el("p", grading.rubric().title()).with("class", "faint"));
    Element facts = el("dl").with("class", "facts");
    facts.add(fact(total(), isAll() ? "points" : "points for the entries on this page"));
    int reached = entries.stream().mapToInt(EntryResult::reached).sum();
    int all = entries.stream().mapToInt(entry -> entry.entry().games()).sum();
    facts.add(fact(reached + " of " + all, "games reached their goal"));
    student.refusal().ifPresent(verdict -> facts.add(fact(verdict)));
    header.add(facts);
    header.add(el("p", origin()).with("class", "faint small"));
    if (!isAll()) {
      header.add(el("p", "Other entries are not shown here.").with("class", "note"));
    }
    return header;
  }

  private boolean isAll() {
    return entries.size() == student.entries().size();
  }

  private String total() {
    BigDecimal points =
        entries.stream().map(EntryResult::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal most =
        entries.stream().map(e -> e.entry().points()).reduce(BigDecimal.ZERO, BigDecimal::add);
    return Words.points(points) + " of " + Words.points(most);
  }

  static Element fact(String number, String what) {
    return el("div", el("dt", what), el("dd", number));
  }

  private static Element fact(Verdict verdict) {
    return el("div", el("dt", "no game was played"), el("dd", Words.verdict(verdict)));
  }

  private String origin() {
    String agent = student.agent().map(name -> ", agent " + Words.name(name)).orElse("");
    return "Submission " + Words.name(student.source()) + agent;
  }

  private List<Node> message() {
    if (student.message().isBlank()) {
      return List.of();
    }
    String title =
        student
            .refusal()
            .map(
                verdict ->
                    verdict == Verdict.DID_NOT_COMPILE
                        ? "What the compiler says"
                        : "Why no game was played: " + verdict.words())
            .orElse("To note");
    Element message = el("pre", Words.cut(student.message(), LONGEST_MESSAGE));
    return List.of(el("section", el("h2", title), message));
  }

  // ---- the points ----

  private Element points() {
    Element body = el("tbody");
    entries.forEach(entry -> body.add(row(entry)));
    Element table =
        Table.of(
            "The line across a bar is where the true rate is, at 95 % (Wilson).",
            Table.head("Entry"),
            Table.numberHead("Reached"),
            Table.head("Rate"),
            Table.head("How the games ended").with("class", "spare"),
            Table.numberHead("Points"));
    return el("section", el("h2", "Points"), Table.wide(table.add(body)));
  }

  private Element row(EntryResult result) {
    Element name = Words.named(result.entry().name());
    if (!result.games().isEmpty()) {
      name = el("a", name).with("href", "#" + games.id(result));
    }
    int of = result.entry().games();
    boolean played = !result.games().isEmpty();
    String points = Words.points(result.points()) + " of " + Words.points(result.entry().points());
    return el(
        "tr",
        Table.rowHead(name),
        Table.number(result.reached() + " of " + of),
        played ? Table.cell(rate(result)) : Table.cell("–"),
        (played ? Table.cell(Verdicts.list(result.verdicts())) : Table.cell("not played"))
            .with("class", "spare"),
        Table.number(points));
  }

  private static Node rate(EntryResult result) {
    double rate = (double) result.reached() / result.entry().games();
    return RateBar.of(rate, result.interval());
  }

  // ---- how to see the games again ----

  private static Element howTo() {
    Element words = el("p", "Below a game, the first command shows its replay; the file is named");
    words.add(
        " as seen from the folder of this page. The second command plays the game anew, with");
    words.add(" the agent in the folder ").add(el("code", "my-agent"));
    words.add(
        ". It runs the student's code inside Blastlab, which is right for one's own code and");
    words.add(" wrong for code that one does not trust.");
    return el("section", el("h2", "The games"), words);
  }
}
