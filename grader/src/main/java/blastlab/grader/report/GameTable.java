package blastlab.grader.report;

import static blastlab.grader.html.Node.el;
import static blastlab.grader.html.Node.text;

import blastlab.cli.Shell;
import blastlab.grader.html.Element;
import blastlab.grader.html.Node;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.HomeCommand;
import blastlab.grader.rubric.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The games of an entry: how each ended, why, and how to see it again. */
final class GameTable {
  private static final String HOME_AGENT = "my-agent";
  private static final int COLUMNS = 5;
  private static final int LONGEST_EXCERPT = 4000;
  private static final int LONGEST_PAGE = 400_000; // of all excerpts together

  private final Shelf shelf;
  private final List<EntryResult> entries;
  private final int longest;
  private final Explanations explanations;

  /**
   * Tables of games.
   *
   * @param entries all that the page shows
   */
  GameTable(Shelf shelf, List<EntryResult> entries, Explanations explanations) {
    this.shelf = shelf;
    this.entries = entries;
    int games = entries.stream().mapToInt(entry -> entry.games().size()).sum();
    this.longest = Math.min(LONGEST_EXCERPT, LONGEST_PAGE / Math.max(1, games));
    this.explanations = explanations;
  }

  /** What links to an entry's games call them. */
  String id(EntryResult result) {
    return "entry-" + (entries.indexOf(result) + 1);
  }

  Element section(EntryResult result) {
    Entry entry = result.entry();
    String points = Words.points(result.points()) + " of " + Words.points(entry.points());
    Element table =
        Table.of(
                RubricWords.goal(entry.goal()) + "; " + points + " points",
                Table.head("Seed"),
                Table.head("How it ended"),
                Table.numberHead("Score"),
                Table.numberHead("Steps"),
                Table.head("Files"))
            .with("class", "games");
    result.games().forEach(game -> table.add(game(entry, game)));
    Element name = el("h3", Words.named(entry.name()));
    return el("section", name, Table.wide(table)).with("id", id(result));
  }

  private Element game(Entry entry, GameResult game) {
    String seed = game.round().seed().toString();
    String seat = entry.rotations() > 1 ? ", seat " + (game.round().rotation() + 1) : "";
    Node goal = text(game.reached() ? " – goal reached" : " – goal missed");
    Element facts =
        el(
            "tr",
            Table.rowHead(text(Words.cut(seed, 40) + seat)),
            Table.cell(Words.verdict(game.verdict()), goal),
            Table.number(game.score()),
            Table.number(game.steps()),
            Table.cell(files(game)));
    Element more = el("td").with("colspan", COLUMNS).add(more(entry, game));
    return el("tbody", facts, el("tr", more).with("class", "more"));
  }

  private Node files(GameResult game) {
    List<Node> links = new ArrayList<>();
    game.replay().filter(shelf::has).ifPresent(file -> links.add(link(file, "replay")));
    game.log().filter(shelf::has).ifPresent(file -> links.add(link(file, "log")));
    Element files = el("span");
    for (Node link : links) {
      files.add(link).add(" ");
    }
    return links.isEmpty() ? text("–") : files;
  }

  private Element link(String file, String words) {
    return el("a", words).with("href", shelf.link(file));
  }

  private List<Node> more(Entry entry, GameResult game) {
    List<Node> parts = new ArrayList<>();
    if (!game.reached()) {
      explanations.of(game).ifPresent(sentence -> parts.add(el("p", Words.cut(sentence, 2000))));
    }
    game.replay().filter(shelf::has).map(this::replayCommand).ifPresent(parts::add);
    parts.add(command(HomeCommand.of(entry, game.round(), HOME_AGENT)));
    if (!game.message().isBlank()) {
      parts.add(excerpt("What went wrong in the code", Words.cut(game.message(), longest)));
    }
    game.log().filter(shelf::has).ifPresent(file -> parts.add(log(file)));
    return parts;
  }

  /** The command for the replay's file, as it is called in the folder of the page. */
  private Node replayCommand(String file) {
    String name = Path.of(shelf.folder()).relativize(Path.of(file)).toString();
    return command("./blastlab replay " + Shell.quote(name));
  }

  private static Node command(String command) {
    return el("div", el("code", command));
  }

  private Node log(String file) {
    Shelf.Excerpt excerpt = shelf.read(file, longest);
    Element details = excerpt(excerpt.whole() ? "Log" : "Log, its beginning", excerpt.text());
    return excerpt.whole() ? details : details.add(link(file, "The whole log"));
  }

  private static Element excerpt(String title, String text) {
    return el("details", el("summary", title), el("pre", text));
  }
}
