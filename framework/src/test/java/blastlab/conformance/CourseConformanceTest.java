package blastlab.conformance;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.Cell;
import blastlab.world.Event;
import blastlab.world.RealWorld;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The course game keeps the laws of all rule sets. */
class CourseConformanceTest extends RuleSetConformance {
  @Override
  String rules() {
    return "course";
  }

  @Override
  Game game(Random random) {
    List<Cell> free = new ArrayList<>();
    String map = map(random, free);
    List<Cell> ofCharacters = new ArrayList<>();
    List<CharacterSpec> characters = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      Cell cell = free.get(random.nextInt(free.size()));
      ofCharacters.add(cell);
      characters.add(new CharacterSpec("c" + i, (char) ('a' + i), cell.x(), cell.y()));
    }
    free.removeAll(ofCharacters);
    List<MonsterSpec> monsters = new ArrayList<>();
    for (int i = free.isEmpty() ? 0 : random.nextInt(5); i > 0; i--) {
      Cell cell = free.get(random.nextInt(free.size()));
      boolean stupid = random.nextBoolean();
      monsters.add(
          new MonsterSpec(
              stupid ? "stupid" : "selfpreserving",
              "m" + i,
              (char) ('M' + i),
              cell.x(),
              cell.y(),
              stupid ? null : random.nextInt(3)));
    }
    Seed seed = Seed.of(random.nextLong());
    return new Scenario(
            "random",
            "",
            "course",
            Map.of(),
            new MapText("random", map),
            seed,
            monsters,
            characters)
        .start(seed);
  }

  /** A map of up to 7 by 6 cells, of which a few are walls, mostly with an exit. */
  private static String map(Random random, List<Cell> free) {
    int width = 2 + random.nextInt(6);
    int height = 1 + random.nextInt(6);
    StringBuilder map = new StringBuilder();
    map.append("max_time ").append(2 + random.nextInt(40)).append('\n');
    map.append("bomb_time ").append(1 + random.nextInt(4)).append('\n');
    map.append("expl_duration ").append(1 + random.nextInt(3)).append('\n');
    map.append("expl_range ").append(1 + random.nextInt(4)).append('\n');
    String border = "+" + "-".repeat(width) + "+\n";
    map.append(border);
    int exit = random.nextInt(2 * width * height);
    int start = exit == 0 ? 1 : 0; // stays free, so that there is room for somebody
    for (int y = 0; y < height; y++) {
      map.append('|');
      for (int x = 0; x < width; x++) {
        int cell = y * width + x;
        boolean wall = cell != start && random.nextInt(4) == 0;
        map.append(cell == exit ? 'E' : wall ? 'W' : ' ');
        if (cell != exit && !wall) {
          free.add(new Cell(x, y));
        }
      }
      map.append("|\n");
    }
    return map.append(border).toString();
  }

  /** All start with minus the time of the game, get a point a step in the world, and so on. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Map<String, Integer> scores = new LinkedHashMap<>();
    start.cast().forEach(character -> scores.put(character.name(), -start.time()));
    for (Past step : past) {
      step.present().forEach(name -> scores.merge(name, 1, Integer::sum));
      for (Event event : step.events()) {
        scores.merge(event.character().name(), points(event, step.time()), Integer::sum);
      }
    }
    return scores;
  }

  private static int points(Event event, int time) {
    return switch (event.type()) {
      case BOMB_HIT_WALL -> 10;
      case BOMB_HIT_MONSTER -> 50;
      case BOMB_HIT_CHARACTER ->
          event.other().filter(event.character()::equals).isPresent() ? 0 : 100;
      case CHARACTER_KILLED_BY_MONSTER -> 0;
      case CHARACTER_FOUND_EXIT -> 2 * time;
      default -> throw new AssertionError(event + " in the course game");
    };
  }
}
