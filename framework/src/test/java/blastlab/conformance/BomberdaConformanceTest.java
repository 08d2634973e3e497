package blastlab.conformance;

import blastlab.Levels;
import blastlab.scenario.Game;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Bomberda keeps the laws of all rule sets. */
class BomberdaConformanceTest extends RuleSetConformance {
  @Override
  String rules() {
    return "bomberda";
  }

  @Override
  Game game(Random random) {
    int turns = 1 + random.nextInt(30);
    return Levels.start(Levels.random(random), Map.of("turns", turns));
  }

  /** The treasure pays the time that is left, and nothing else pays. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Past last = past.get(past.size() - 1);
    boolean found =
        last.events().stream().anyMatch(event -> event.type() == Event.Type.TREASURE_FOUND);
    return Map.of("me", found ? last.time() : 0);
  }
}
