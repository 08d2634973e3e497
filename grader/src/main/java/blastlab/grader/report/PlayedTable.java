package blastlab.grader.report;

import static blastlab.grader.html.Node.el;

import blastlab.grader.html.Element;
import blastlab.grader.results.GameResult;
import blastlab.grader.tournament.Tournament;
import blastlab.grader.tournament.Tournament.Played;
import java.util.Map;
import java.util.Optional;

/** All games of a tournament with their replays; the page's script makes it one to filter. */
final class PlayedTable {
  private final Tournament tournament;
  private final Shelf shelf;

  PlayedTable(Tournament tournament, Shelf shelf) {
    this.tournament = tournament;
    this.shelf = shelf;
  }

  Element section() {
    Element table =
        Table.of(
                "Who sat at a table, how it ended for them, and their scores.",
                Table.numberHead("Round"),
                Table.numberHead("Table"),
                Table.numberHead("Rotation"),
                Table.head("Players"),
                Table.head("Replay"))
            .with("class", "sortable");
    Element body = el("tbody");
    tournament.games().forEach(game -> body.add(row(game)));
    Element words = el("p", "A file of this folder is shown by ").with("class", "small");
    words.add(el("code", "./blastlab replay FILE")).add(".");
    return el("section", el("h2", "Games"), words, Table.wide(table.add(body)));
  }

  private Element row(Played game) {
    Element players = el("td");
    for (Map.Entry<String, GameResult> player : game.results().entrySet()) {
      GameResult result = player.getValue();
      String score = (result.reached() ? " – the winner" : "") + ", score " + result.score();
      players.add(
          el("div", Words.named(player.getKey()))
              .add(": ")
              .add(Words.verdict(result.verdict()))
              .add(score));
    }
    Element replay = el("td");
    replay(game).ifPresent(file -> replay.add(el("a", "replay").with("href", shelf.link(file))));
    return el(
        "tr",
        value(game.contest().round()),
        value(game.contest().table()),
        value(game.round().rotation()),
        players,
        replay);
  }

  private static Element value(int number) {
    return Table.number(number).with("data-value", number);
  }

  /** The file, the same for all players, if it is there. */
  private Optional<String> replay(Played game) {
    return game.results().values().stream()
        .map(GameResult::replay)
        .flatMap(Optional::stream)
        .filter(shelf::has)
        .findFirst();
  }
}
