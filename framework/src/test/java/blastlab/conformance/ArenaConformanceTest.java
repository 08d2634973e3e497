package blastlab.conformance;

import blastlab.SeatedScenario;
import blastlab.scenario.Game;
import blastlab.scenario.Seed;
import blastlab.world.Event;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** The arena keeps the laws of all rule sets, as long as nothing is hidden in it. */
class ArenaConformanceTest extends RuleSetConformance {
  private static final String[] NAMES = {"a", "b", "c", "d"};
  private static final int COIN = 7;
  private static final int DEATH = -100;
  private static final int ROCK = 3;

  @Override
  String rules() {
    return "arena";
  }

  @Override
  Game game(Random random) {
    int players = 1 + random.nextInt(4);
    Map<String, Integer> settings = new LinkedHashMap<>();
    settings.put("turns", 2 + random.nextInt(40));
    settings.put("fuse", 1 + random.nextInt(4));
    settings.put("range", random.nextInt(4));
    settings.put("points_per_rock", ROCK);
    Seed seed = Seed.of(random.nextLong());
    String[] names = Arrays.copyOf(NAMES, players);
    return SeatedScenario.of(rules(), settings, map(random, players), names).start(seed);
  }

  /** An arena of up to 7 by 6 squares with a bit of everything, but nothing hidden. */
  private static String map(Random random, int players) {
    int width = 2 + random.nextInt(6);
    int height = 2 + random.nextInt(5);
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < width * height; i++) {
      cells.append("......#%%ABC".charAt(random.nextInt(12)));
    }
    for (int i = 1; i <= players; i++) {
      int at = random.nextInt(cells.length());
      while (Character.isDigit(cells.charAt(at))) {
        at = random.nextInt(cells.length());
      }
      cells.setCharAt(at, (char) ('0' + i));
    }
    return "A coin 7\nB more_bombs\nC stronger_bombs\n\n"
        + cells.toString().replaceAll("(.{" + width + "})", "$1\n");
  }

  /** Coins and rocks pay; who is blown up loses points, once, however many bombs hit it. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Map<String, Integer> scores = new LinkedHashMap<>();
    start.cast().forEach(character -> scores.put(character.name(), 0));
    for (Past step : past) {
      Set<String> dead = new HashSet<>();
      for (Event event : step.events()) {
        scores.merge(event.character().name(), points(event), Integer::sum);
        if (event.type() == Event.Type.BOMB_HIT_CHARACTER) {
          dead.add(event.other().map(MovableEntity::name).orElseThrow());
        }
      }
      dead.forEach(name -> scores.merge(name, DEATH, Integer::sum));
    }
    return scores;
  }

  private static int points(Event event) {
    return switch (event.type()) {
      case BOMB_HIT_WALL -> ROCK;
      case CHARACTER_FOUND_ITEM -> event.item().equals(Optional.of(Item.Kind.COIN)) ? COIN : 0;
      case BOMB_HIT_CHARACTER, ILLEGAL_DIAGONAL, ILLEGAL_MOVE_AND_BOMB -> 0;
      default -> throw new AssertionError(event + " in the arena");
    };
  }
}
