package blastlab.grader.tournament;

import blastlab.grader.results.GradesCsv;
import blastlab.grader.tournament.Tournament.Played;
import blastlab.scenario.Json;
import blastlab.text.TextFile;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes the standings: a table, and JSON with all games. */
public final class TournamentFiles {
  private TournamentFiles() {}

  /** Writes the files into a folder, each all at once. */
  public static void write(Tournament tournament, Path out) {
    TextFile.write(out.resolve("standings.json"), json(tournament));
    TextFile.write(out.resolve("standings.csv"), csv(tournament));
  }

  static String csv(Tournament tournament) {
    List<String> lines = new ArrayList<>();
    lines.add("place,student,rating,low,high,games,wins,draws,losses,mean score,verdicts");
    for (Standing standing : tournament.standings()) {
      List<String> verdicts = new ArrayList<>();
      standing.verdicts().forEach((verdict, n) -> verdicts.add(n + " " + verdict.words()));
      lines.add(
          GradesCsv.line(
              List.of(
                  standing.place() == 0 ? "" : String.valueOf(standing.place()),
                  standing.name(),
                  standing.rating().map(r -> points(r.points())).orElse(""),
                  standing.rating().map(r -> points(r.low())).orElse(""),
                  standing.rating().map(r -> points(r.high())).orElse(""),
                  String.valueOf(standing.games()),
                  String.valueOf(standing.wins()),
                  String.valueOf(standing.draws()),
                  String.valueOf(standing.losses()),
                  String.format(Locale.ROOT, "%.1f", standing.meanScore()),
                  String.join(", ", verdicts))));
    }
    return String.join("\n", lines) + "\n";
  }

  static String points(double rating) {
    return String.format(Locale.ROOT, "%.0f", rating);
  }

  private static String json(Tournament tournament) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    all.put("scenario", tournament.scenario().name()).put("rounds", tournament.rounds());
    var standings = all.putArray("standings");
    for (Standing standing : tournament.standings()) {
      ObjectNode json = standings.addObject();
      json.put("place", standing.place()).put("name", standing.name());
      standing
          .rating()
          .ifPresent(
              rating -> {
                json.put("rating", rating.points());
                json.putArray("interval").add(rating.low()).add(rating.high());
              });
      json.put("games", standing.games())
          .put("wins", standing.wins())
          .put("draws", standing.draws())
          .put("meanScore", standing.meanScore());
      ObjectNode verdicts = json.putObject("verdicts");
      standing.verdicts().forEach((verdict, n) -> verdicts.put(verdict.name(), n));
    }
    var games = all.putArray("games");
    tournament.games().forEach(game -> put(games.addObject(), game));
    return Json.page(all);
  }

  private static void put(ObjectNode json, Played game) {
    json.put("round", game.contest().round()).put("table", game.contest().table());
    json.put("seed", game.round().seed().value()).put("rotate", game.round().rotation());
    var players = json.putArray("players");
    game.results()
        .forEach(
            (name, result) -> {
              json.put("replay", result.replay().orElse(null));
              players
                  .addObject()
                  .put("name", name)
                  .put("verdict", result.verdict().name())
                  .put("won", result.reached())
                  .put("score", result.score())
                  .put("steps", result.steps());
            });
  }
}
