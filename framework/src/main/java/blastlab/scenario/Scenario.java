package blastlab.scenario;

import blastlab.text.MapText;
import blastlab.world.Cell;
import blastlab.world.Goal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Everything that makes a game but the agents: rules, map, monsters, where everybody starts.
 *
 * @param name what users call it, such as {@code scenario1/variant2}
 * @param title a line about it
 * @param rules the name of its rule set
 * @param settings what it sets of the rule set's settings
 * @param map the map's text, if it has a map
 * @param seed the seed if the user gives none
 * @param monsters who is in the students' way
 * @param characters the places for the students' agents
 * @param openings how a game has begun, part by part, if it does not start at its very start
 */
public record Scenario(
    String name,
    String title,
    String rules,
    Map<String, Integer> settings,
    Optional<MapText> map,
    Seed seed,
    List<MonsterSpec> monsters,
    List<CharacterSpec> characters,
    List<Opening> openings) {

  /** A scenario that starts at its very start. */
  public Scenario(
      String name,
      String title,
      String rules,
      Map<String, Integer> settings,
      Optional<MapText> map,
      Seed seed,
      List<MonsterSpec> monsters,
      List<CharacterSpec> characters) {
    this(name, title, rules, settings, map, seed, monsters, characters, List.of());
  }

  /** A scenario with a map. */
  public Scenario(
      String name,
      String title,
      String rules,
      Map<String, Integer> settings,
      MapText map,
      Seed seed,
      List<MonsterSpec> monsters,
      List<CharacterSpec> characters) {
    this(name, title, rules, settings, Optional.of(map), seed, monsters, characters);
  }

  /** The map of a scenario that has to have one. */
  MapText requireMap() {
    return map.orElseThrow(() -> new FieldException("map", "missing, expected one"));
  }

  /** This scenario with these openings, instead of those it has. */
  public Scenario with(List<Opening> others) {
    return new Scenario(name, title, rules, settings, map, seed, monsters, characters, others);
  }

  /** This scenario by another name. */
  public Scenario named(String other) {
    return new Scenario(other, title, rules, settings, map, seed, monsters, characters, openings);
  }

  /** Whether steps have been made when its games start. */
  public boolean hasOpening() {
    return openings.stream().anyMatch(opening -> !opening.turns().isEmpty());
  }

  /** This scenario as a game at its start. */
  public Game start(Seed gameSeed) {
    try {
      return prepare(gameSeed);
    } catch (FieldException e) {
      throw e.in(name);
    }
  }

  /** Whether its characters play against each other, be it for points or for survival. */
  public boolean isContest() {
    return characters.size() > 1 && start(seed).world().goal() != Goal.ARRIVE;
  }

  /** A level of bomberda by itself, for a player called me. */
  public static Scenario ofLevel(MapText level) {
    CharacterSpec player = new CharacterSpec("me", '@', Optional.empty());
    List<CharacterSpec> players = List.of(player);
    return new Scenario(
        level.file(), "", "bomberda", Map.of(), level, Seed.of(0), List.of(), players);
  }

  /** The same for somebody who knows the scenario's file better than its name says. */
  Game prepare(Seed gameSeed) {
    GameKind kind =
        GameKind.find(rules)
            .orElseThrow(() -> new FieldException("rules", GameKind.unknown(rules)));
    if (openings.isEmpty()) {
      return kind.start(this, gameSeed);
    }
    Game game = kind.start(with(List.of()), openings.get(0).seed());
    for (int i = 0; i < openings.size(); i++) {
      Opening opening = openings.get(i);
      game = game.from(opening.seed()).after(opening, with(openings.subList(0, i + 1)));
    }
    return game.from(gameSeed);
  }

  /**
   * A monster of a scenario.
   *
   * @param start where it starts, unless the map says it
   * @param range how far it looks, for kinds that look around, and null for others
   * @param script where a scripted one goes, step by step
   */
  public record MonsterSpec(
      String kind,
      String name,
      char avatar,
      Optional<Cell> start,
      Integer range,
      List<Heading> script) {
    /** A monster with a place and no script. */
    public MonsterSpec(String kind, String name, char avatar, int x, int y, Integer range) {
      this(kind, name, avatar, Optional.of(new Cell(x, y)), range, List.of());
    }

    /** Reads a monster as scenarios and game files have it. */
    public static MonsterSpec read(JsonValue json) {
      json.withOnly("kind", "name", "avatar", "x", "y", "range", "script");
      return new MonsterSpec(
          json.get("kind").text(),
          json.get("name").text(),
          json.get("avatar").avatar(),
          Scenario.start(json),
          json.find("range").map(JsonValue::whole).orElse(null),
          json.find("script").map(Heading::readAll).orElse(List.of()));
    }
  }

  /** Where to go in one step. */
  public record Heading(int dx, int dy) {
    private static List<Heading> readAll(JsonValue json) {
      return json.list().stream().map(Heading::read).toList();
    }

    private static Heading read(JsonValue json) {
      List<JsonValue> numbers = json.list();
      if (numbers.size() != 2) {
        throw json.mistake(numbers.size() + " numbers, expected [dx, dy]");
      }
      return new Heading(numbers.get(0).whole(), numbers.get(1).whole());
    }
  }

  /**
   * A character's place in a scenario.
   *
   * @param start where it starts, unless the map says it
   */
  public record CharacterSpec(String name, char avatar, Optional<Cell> start) {
    /** A character with a place. */
    public CharacterSpec(String name, char avatar, int x, int y) {
      this(name, avatar, Optional.of(new Cell(x, y)));
    }
  }

  /** The fields x and y of a character or monster, which has both or none of them. */
  public static Optional<Cell> start(JsonValue json) {
    if (json.find("x").isEmpty() && json.find("y").isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Cell(json.get("x").whole(), json.get("y").whole()));
  }
}
