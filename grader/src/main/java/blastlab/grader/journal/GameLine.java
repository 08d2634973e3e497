package blastlab.grader.journal;

import blastlab.evaluate.Round;
import blastlab.grader.results.GameResult;
import blastlab.grader.verdict.Verdict;
import blastlab.match.Effort;
import blastlab.scenario.JsonValue;
import blastlab.scenario.Seed;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** A game as the journal has it. */
final class GameLine {
  private GameLine() {}

  static void write(ObjectNode json, GameResult game) {
    json.put("seed", game.round().seed().value());
    json.put("rotate", game.round().rotation());
    json.put("verdict", game.verdict().name());
    json.put("reached", game.reached());
    json.put("score", game.score());
    json.put("steps", game.steps());
    json.put("message", game.message());
    game.replay().ifPresent(file -> json.put("replay", file));
    game.log().ifPresent(file -> json.put("log", file));
    Effort effort = game.effort();
    json.putArray("effort")
        .add(effort.decisions())
        .add(effort.nextCalls())
        .add(effort.mostNextCalls())
        .add(effort.nanos())
        .add(effort.slowestNanos());
  }

  static GameResult read(JsonValue json) {
    return new GameResult(
        new Round(new Seed(json.get("seed").anyWhole()), json.get("rotate").whole()),
        Verdict.valueOf(json.get("verdict").text()),
        json.get("reached").truth(),
        json.get("score").whole(),
        json.get("steps").whole(),
        json.get("message").text(),
        json.find("replay").map(JsonValue::text),
        json.find("log").map(JsonValue::text),
        effort(json.get("effort").list()));
  }

  private static Effort effort(List<JsonValue> numbers) {
    return new Effort(
        numbers.get(0).count(),
        numbers.get(1).count(),
        numbers.get(2).count(),
        numbers.get(3).count(),
        numbers.get(4).count());
  }
}
