package blastlab.cli;

import blastlab.evaluate.Round;
import blastlab.evaluate.Standing;
import blastlab.evaluate.Summary;
import blastlab.scenario.Json;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The results of an evaluation for other programs; outcomes that never came about are left out. */
final class EvaluationJson {
  private EvaluationJson() {}

  static String of(List<Summary> summaries) {
    ObjectNode all = JsonNodeFactory.instance.objectNode();
    var scenarios = all.putArray("scenarios");
    summaries.forEach(summary -> put(scenarios.addObject(), summary));
    return Json.line(all);
  }

  private static void put(ObjectNode json, Summary summary) {
    boolean contest = summary.trial().scenario().isContest();
    json.put("scenario", summary.trial().scenario().name());
    json.put("rules", summary.trial().scenario().rules());
    put(json, summary.onTrial(), contest);
    json.put("meanSteps", summary.meanSteps());
    var seeds = json.putArray("losingSeeds");
    summary.notWon().stream().map(round -> round.seed().value()).distinct().forEach(seeds::add);
    if (contest) {
      json.put("rotations", summary.trial().rotations());
      var games = json.putArray("gamesNotWon");
      for (Round round : summary.notWon()) {
        games.addObject().put("seed", round.seed().value()).put("rotate", round.rotation());
      }
      var agents = json.putArray("standings");
      summary.standings().forEach(agent -> put(agents.addObject(), agent, true));
    }
  }

  private static void put(ObjectNode json, Standing agent, boolean contest) {
    json.put("agent", agent.agent()).put("games", agent.games()).put("wins", agent.wins());
    if (contest) {
      json.put("draws", agent.draws()).put("losses", agent.losses());
    }
    json.put("winRate", agent.winRate());
    json.putArray("interval").add(agent.interval().low()).add(agent.interval().high());
    json.put("meanScore", agent.meanScore())
        .put("decisions", agent.effort().decisions())
        .put("nextCallsPerDecision", agent.effort().nextCallsPerDecision())
        .put("mostNextCalls", agent.effort().mostNextCalls())
        .put("millisPerDecision", agent.effort().millisPerDecision())
        .put("slowestMillis", agent.effort().slowestMillis());
    ObjectNode outcomes = json.putObject("outcomes");
    agent.outcomes().forEach((outcome, count) -> outcomes.put(outcome.name(), count));
  }
}
