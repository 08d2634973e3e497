package blastlab.conformance;

import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.Heading;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.Event;
import blastlab.world.MovableEntity;
import blastlab.world.RealWorld;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** The rooms game keeps the laws of all rule sets, as long as chance has no say in it. */
class RoomsConformanceTest extends RuleSetConformance {
  private static final Map<String, Integer> POINTS =
      Map.of("points_wall", 2, "points_chopper", 7, "points_winner", -4, "points_death", -20);

  @Override
  String rules() {
    return "rooms";
  }

  @Override
  Game game(Random random) {
    String map = map(random);
    Map<String, Integer> settings = new LinkedHashMap<>(POINTS);
    settings.put("perk_chance", 0);
    settings.put("respawns", 0);
    settings.put("ticks", 2 + random.nextInt(30));
    settings.put("fuse", 1 + random.nextInt(4));
    settings.put("perk_ticks", 1 + random.nextInt(30));
    settings.put("immune_ticks", 1 + random.nextInt(5));
    List<CharacterSpec> characters = new ArrayList<>();
    List<MonsterSpec> monsters = new ArrayList<>();
    map.chars()
        .forEach(
            symbol -> {
              if (symbol == '☺' || symbol == '♥') {
                int i = characters.size();
                characters.add(new CharacterSpec("c" + i, (char) ('a' + i), Optional.empty()));
              } else if (symbol == '&') {
                monsters.add(scripted(monsters.size(), random));
              }
            });
    Seed seed = Seed.of(random.nextLong());
    MapText text = new MapText("random", map);
    return new Scenario("random", "", "rooms", settings, text, seed, monsters, characters)
        .start(seed);
  }

  private static MonsterSpec scripted(int i, Random random) {
    List<Heading> script =
        Stream.generate(() -> random.nextInt(3) - 1)
            .map(way -> random.nextBoolean() ? new Heading(way, 0) : new Heading(0, way))
            .limit(random.nextInt(20))
            .toList();
    return new MonsterSpec("scripted", "m" + i, '&', Optional.empty(), null, script);
  }

  /** A map of up to 8 by 8 cells with a bit of everything, but nothing hidden. */
  private static String map(Random random) {
    int size = 4 + random.nextInt(5);
    int first = (1 + random.nextInt(size - 2)) * size + 1 + random.nextInt(size - 2);
    StringBuilder map = new StringBuilder();
    for (int cell = 0; cell < size * size; cell++) {
      int x = cell % size;
      int y = cell / size;
      boolean border = x == 0 || y == 0 || x == size - 1 || y == size - 1;
      map.append(border ? '☼' : cell == first ? '☺' : "      ##☼♥&+cir".charAt(random.nextInt(15)));
      map.append(x == size - 1 ? "\n" : "");
    }
    return map.toString();
  }

  /** Every event has its points; who dies loses some, however often it was hit. */
  @Override
  Map<String, Integer> scores(RealWorld start, List<Past> past) {
    Map<String, Integer> scores = new LinkedHashMap<>();
    start.cast().forEach(character -> scores.put(character.name(), 0));
    for (Past step : past) {
      Set<String> dead = new HashSet<>();
      for (Event event : step.events()) {
        scores.merge(event.character().name(), points(event), Integer::sum);
        victim(event).ifPresent(dead::add);
      }
      dead.forEach(name -> scores.merge(name, POINTS.get("points_death"), Integer::sum));
    }
    return scores;
  }

  private static Optional<String> victim(Event event) {
    return switch (event.type()) {
      case BOMB_HIT_CHARACTER -> event.other().map(MovableEntity::name);
      case CHARACTER_KILLED_BY_MONSTER -> Optional.of(event.character().name());
      default -> Optional.empty();
    };
  }

  private static int points(Event event) {
    return switch (event.type()) {
      case BOMB_HIT_WALL -> POINTS.get("points_wall");
      case BOMB_HIT_MONSTER -> POINTS.get("points_chopper");
      case BOMB_HIT_CHARACTER ->
          event.other().filter(event.character()::equals).isPresent() ? 0 : 20;
      case CHARACTER_FOUND_ITEM -> 5;
      case CHARACTER_WON -> POINTS.get("points_winner");
      case CHARACTER_KILLED_BY_MONSTER, ILLEGAL_DIAGONAL -> 0;
      default -> throw new AssertionError(event + " in the rooms game");
    };
  }
}
