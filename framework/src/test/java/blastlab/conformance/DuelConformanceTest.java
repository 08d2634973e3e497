package blastlab.conformance;

import blastlab.SeatedScenario;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.RealWorld;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The duel keeps the laws of all rule sets. */
class DuelConformanceTest extends RuleSetConformance {
  private static final String[] NAMES = {"a", "b", "c", "d", "e"};

  @Override
  String rules() {
    return "duel";
  }

  @Override
  Game game(Random random) {
    int players = 2 + random.nextInt(4);
    Map<String, Integer> settings = Map.of("turns", 2 + random.nextInt(40));
    Seed seed = Seed.of(random.nextLong());
    String[] names = Arrays.copyOf(NAMES, players);
    return SeatedScenario.of(rules(), settings, map(random, players), names).start(seed);
  }

  /** A field of up to 7 by 6 cells, of which some are walls or boxes. */
  private static String map(Random random, int players) {
    int width = 3 + random.nextInt(5);
    int height = 2 + random.nextInt(5);
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < width * height; i++) {
      cells.append("     ##XX".charAt(random.nextInt(9)));
    }
    for (int i = 1; i <= players; i++) {
      int at = random.nextInt(cells.length());
      while (Character.isDigit(cells.charAt(at))) {
        at = random.nextInt(cells.length());
      }
      cells.setCharAt(at, (char) ('0' + i));
    }
    return cells.toString().replaceAll("(.{" + width + "})", "$1\n");
  }

  /** Nobody has a point until one is left of several, who then has one. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Map<String, Integer> scores = new LinkedHashMap<>();
    start.cast().forEach(character -> scores.put(character.name(), 0));
    List<String> present = past.get(past.size() - 1).present();
    if (present.size() == 1) {
      scores.put(present.get(0), 1);
    }
    return scores;
  }
}
