package blastlab.cli;

import blastlab.evaluate.Summary;
import blastlab.match.Outcome;
import blastlab.scenario.Json;
import blastlab.scenario.Seed;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** The results of an evaluation for other programs; outcomes that never came about are left out. */
final class EvaluationJson {
  private EvaluationJson() {}

  static String of(List<Summary> summaries) {
    return Json.line(new All(summaries.stream().map(Entry::of).toList()));
  }

  private record All(List<Entry> scenarios) {}

  private record Entry(
      String scenario,
      String agent,
      int games,
      int wins,
      double winRate,
      List<Double> interval,
      double meanScore,
      double meanSteps,
      long decisions,
      double nextCallsPerDecision,
      long mostNextCalls,
      double millisPerDecision,
      double slowestMillis,
      Map<Outcome, Integer> outcomes,
      List<BigInteger> losingSeeds) {

    static Entry of(Summary summary) {
      return new Entry(
          summary.trial().scenario().name(),
          summary.trial().agent().spec(),
          summary.games(),
          summary.wins(),
          summary.winRate(),
          List.of(summary.interval().low(), summary.interval().high()),
          summary.meanScore(),
          summary.meanSteps(),
          summary.effort().decisions(),
          summary.effort().nextCallsPerDecision(),
          summary.effort().mostNextCalls(),
          summary.effort().millisPerDecision(),
          summary.effort().slowestMillis(),
          summary.outcomes(),
          summary.losingSeeds().stream().map(Seed::value).toList());
    }
  }
}
