package blastlab.grader.sandbox;

import blastlab.agents.WalkerCharacter;
import blastlab.match.Match;
import blastlab.match.MatchListener;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A short game in a fresh process that does not count: Java then has loaded and compiled what every
 * game needs. A built-in agent plays it, since a submission's own classes are loaded anew for each
 * game.
 */
final class WarmUp {
  private static final int STEPS = 10;
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final Allowance PATIENT =
      new Allowance(LONG, LONG, LONG, LONG, 0, 0, 0, OptionalLong.empty());

  private WarmUp() {}

  static void play(Worker worker) {
    Scenario scenario = new ScenarioLibrary().find("scenario1/variant2");
    Seating seating = new Seating(worker, PATIENT, WalkerCharacter.class.getName());
    new Match(
            scenario.start(scenario.seed()),
            List.of(seating::makeAgent),
            seating::run,
            STEPS,
            new MatchListener() {})
        .play();
    Optional<String> trouble = seating.end();
    if (trouble.isPresent()) {
      worker.close();
      throw new IllegalStateException("a process for submissions does not work: " + trouble.get());
    }
  }
}
