package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.html.Page;
import blastlab.grader.tournament.Rating;
import blastlab.grader.tournament.Standing;
import blastlab.grader.tournament.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The page of a tournament: standings, who has beaten whom, and all games. */
final class StandingsPage {
  private static final int MOST_IN_MATRIX = 25;

  private final Tournament tournament;
  private final String version;
  private final Shelf shelf;

  StandingsPage(Tournament tournament, String version, Shelf shelf) {
    this.tournament = tournament;
    this.version = version;
    this.shelf = shelf;
  }

  String html() {
    String title = "Tournament in " + tournament.scenario().name();
    Element facts = el("dl").with("class", "facts");
    facts.add(StudentPage.fact(String.valueOf(tournament.standings().size()), "submissions"));
    facts.add(StudentPage.fact(String.valueOf(tournament.rounds()), "rounds"));
    facts.add(StudentPage.fact(String.valueOf(tournament.games().size()), "games"));
    List<Node> content = new ArrayList<>();
    content.add(el("header", el("h1", title), facts));
    content.addAll(Notices.notEnforced(tournament.unenforced()));
    content.add(standings());
    content.addAll(matrix());
    content.add(new PlayedTable(tournament, shelf).section());
    return Page.of(title, version, content);
  }

  // ---- the standings ----

  private Element standings() {
    Element table =
        Table.of(
            "A rating is 1500 in the middle; who has 400 more wins ten games of eleven. The line is"
                + " where the true rating is, at 95 %.",
            Table.numberHead("Place"),
            Table.head("Student"),
            Table.numberHead("Rating"),
            Table.head("Interval"),
            Table.numberHead("Won / drawn / lost"),
            Table.numberHead("Mean score").with("class", "number spare"));
    Element body = el("tbody");
    RatingBar bar = new RatingBar(tournament.standings());
    tournament.standings().forEach(standing -> body.add(row(standing, bar)));
    return el("section", el("h2", "Standings"), Table.wide(table.add(body)));
  }

  private static Element row(Standing standing, RatingBar bar) {
    Element name = Table.rowHead(Words.named(standing.name()));
    Element row = el("tr", Table.number(place(standing)), name);
    if (standing.rating().isEmpty()) {
      Element why = el("td", Verdicts.words(standing.verdicts())).with("colspan", 2);
      if (!standing.message().isBlank()) {
        String message = Words.cut(standing.message(), 4000);
        why.add(el("details", el("summary", "Why"), el("pre", message)));
      }
      return row.add(Table.number("–"), why, el("td").with("class", "spare"));
    }
    Rating rating = standing.rating().get();
    String games = standing.wins() + " / " + standing.draws() + " / " + standing.losses();
    String score = String.format(Locale.ROOT, "%.1f", standing.meanScore());
    return row.add(
        Table.number(Math.round(rating.points())),
        Table.cell(bar.of(rating)),
        Table.number(games),
        Table.number(score).with("class", "number spare"));
  }

  private static String place(Standing standing) {
    return standing.place() == 0 ? "–" : String.valueOf(standing.place());
  }

  // ---- who has beaten whom ----

  private List<Node> matrix() {
    List<Standing> rated =
        tournament.standings().stream()
            .filter(standing -> standing.rating().isPresent())
            .limit(MOST_IN_MATRIX)
            .toList();
    if (rated.size() < 2) {
      return List.of();
    }
    HeadToHead scores = new HeadToHead(tournament);
    Element heads = el("tr", Table.head("Student"));
    rated.forEach(standing -> heads.add(Table.numberHead(String.valueOf(standing.place()))));
    Element body = el("tbody");
    for (Standing one : rated) {
      String name = one.place() + " " + Words.name(one.name());
      Element row = el("tr", Table.rowHead(Words.named(name)));
      rated.forEach(other -> row.add(Table.number(score(scores.of(one.name(), other.name())))));
      body.add(row);
    }
    String caption =
        "How often the student of the row was better than, even with, and worse than the one of"
            + " the column in a game of both; at most the first "
            + MOST_IN_MATRIX
            + ".";
    Element table = el("table", el("caption", caption), el("thead", heads), body);
    return List.of(el("section", el("h2", "Head to head"), Table.wide(table)));
  }

  private static String score(HeadToHead.Score score) {
    return score.isEmpty() ? "" : score.better() + "/" + score.even() + "/" + score.worse();
  }
}
