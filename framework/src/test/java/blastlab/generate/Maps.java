package blastlab.generate;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;

/** Maps as tests want them made. */
final class Maps {
  private Maps() {}

  static GeneratedMap make(String rules, long seed, Map<String, Integer> settings) {
    return generator(rules).generate(settings, Seed.of(seed));
  }

  static MapGenerator<?> generator(String rules) {
    return Generators.ALL.stream().filter(g -> g.rules().equals(rules)).findFirst().orElseThrow();
  }

  static Game game(GeneratedMap map) {
    MapText text = new MapText("generated", map.text());
    Seed seed = Seed.of(1);
    return new Scenario(
            "generated",
            map.title(),
            map.rules(),
            Map.of(),
            text,
            seed,
            map.monsters(),
            map.characters())
        .start(seed);
  }

  /** The rows of a board, without what stands above them. */
  static List<String> board(GeneratedMap map) {
    return map.text()
        .lines()
        .filter(line -> !map.rules().equals("arena") || !(line.isEmpty() || line.contains(" ")))
        .toList();
  }
}
