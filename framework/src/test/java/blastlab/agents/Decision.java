package blastlab.agents;

import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.world.CharacterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.Random;

/** One decision at the start of a scenario's game, and what it has cost. */
final class Decision {
  private Decision() {}

  /** How often the agent calls {@code next()} for its first decision as the first character. */
  static long nextCalls(String scenario, CharacterEntity agent) {
    RealWorld real = new ScenarioLibrary().find(scenario).start(Seed.of(1)).world();
    SensedWorld sensed = real.show(agent, 0, new Random(1));
    agent.act(sensed);
    return sensed.nextCalls();
  }
}
