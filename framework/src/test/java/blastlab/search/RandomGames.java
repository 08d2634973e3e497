package blastlab.search;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.BombWish;
import blastlab.world.CharacterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Small worlds of all games but the course, some steps after their start, with bombs about. */
final class RandomGames {
  /** The games that there are worlds of. */
  static final List<String> RULES = List.of("arena", "bomberda", "duel", "rooms");

  private static final int SIZE = 7;

  private RandomGames() {}

  static SensedWorld world(String rules, long seed) {
    Random random = new Random(seed);
    RealWorld world = start(rules, random);
    int steps = 1 + random.nextInt(6);
    for (int i = 0; i < steps; i++) {
      RealWorld before = world;
      world.characters().forEach(character -> decide(before, character, random));
      world.step();
      boolean hasTreasure = world.mustMove() && world.hasItems() && !world.items().isEmpty();
      if (world.ending().isPresent() || hasTreasure) { // who gets to the treasure goes no further
        return world(rules, random.nextLong());
      }
    }
    return SensedWorld.fromWorld(world);
  }

  private static void decide(RealWorld world, CharacterEntity character, Random random) {
    List<Move> moves = Move.legal(world, character);
    Move move = moves.get(random.nextInt(moves.size()));
    boolean withMove = world.mustMove() || move.isStill();
    boolean bomb = withMove && random.nextInt(2) == 0;
    world.decide(character.id(), move.dx(), move.dy(), bomb ? BombWish.BEFORE_MOVE : BombWish.NONE);
  }

  private static RealWorld start(String rules, Random random) {
    boolean isRooms = rules.equals("rooms");
    String symbols =
        switch (rules) {
          case "arena" -> "....%%#";
          case "bomberda" -> random.nextBoolean() ? "    $#xX" : "    $#X";
          case "duel" -> "    XX#";
          default -> "     ##☼r&";
        };
    String players = rules.equals("bomberda") ? "@E" : isRooms ? "☺♥♥" : "123";
    int count = rules.equals("bomberda") ? 1 : players.length();
    Map<String, Integer> settings = new HashMap<>();
    if (rules.equals("arena") || isRooms) {
      settings.put("fuse", 2 + random.nextInt(4));
      settings.put("bombs", 2);
    }
    return start(rules, count, settings, map(random, rules, symbols, players), random.nextLong());
  }

  /** A game on a map at its start. */
  static RealWorld start(
      String rules, int players, Map<String, Integer> settings, String map, long seed) {
    List<CharacterSpec> characters = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      characters.add(new CharacterSpec("p" + i, (char) ('a' + i), Optional.empty()));
    }
    MapText text = new MapText("drawn", map);
    Seed ofGame = Seed.of(seed);
    return new Scenario("drawn", "", rules, settings, text, ofGame, List.of(), characters)
        .start(ofGame)
        .world();
  }

  private static String map(Random random, String rules, String symbols, String players) {
    char wall = rules.equals("rooms") ? '☼' : '#';
    StringBuilder cells = new StringBuilder();
    List<Integer> inside = new ArrayList<>();
    for (int i = 0; i < SIZE * SIZE; i++) {
      boolean border = i < SIZE || i >= SIZE * (SIZE - 1) || i % SIZE == 0 || i % SIZE == SIZE - 1;
      cells.append(border ? wall : symbols.charAt(random.nextInt(symbols.length())));
      if (!border) {
        inside.add(i);
      }
    }
    Collections.shuffle(inside, random);
    for (int i = 0; i < players.length(); i++) {
      cells.setCharAt(inside.get(i), players.charAt(i));
    }
    return cells.toString().replaceAll("(.{" + SIZE + "})", "$1\n");
  }
}
