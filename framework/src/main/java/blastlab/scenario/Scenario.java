package blastlab.scenario;

import blastlab.text.MapText;
import java.util.List;
import java.util.Map;

/**
 * Everything that makes a game but the agents: rules, map, monsters, where everybody starts.
 *
 * @param name what users call it, such as {@code scenario1/variant2}
 * @param title a line about it
 * @param rules the name of its rule set
 * @param settings what it sets of the rule set's settings
 * @param map the map's text
 * @param seed the seed if the user gives none
 * @param monsters who is in the students' way
 * @param characters the places for the students' agents
 */
public record Scenario(
    String name,
    String title,
    String rules,
    Map<String, Integer> settings,
    MapText map,
    Seed seed,
    List<MonsterSpec> monsters,
    List<CharacterSpec> characters) {

  /** This scenario as a game at its start. */
  public Game start(Seed gameSeed) {
    try {
      return prepare(gameSeed);
    } catch (FieldException e) {
      throw e.in(name);
    }
  }

  /** The same for somebody who knows the scenario's file better than its name says. */
  Game prepare(Seed gameSeed) {
    GameKind kind =
        GameKind.find(rules)
            .orElseThrow(() -> new FieldException("rules", GameKind.unknown(rules)));
    return kind.start(this, gameSeed);
  }

  /** A monster of a scenario; {@code range} is for kinds that look around, and null for others. */
  public record MonsterSpec(String kind, String name, char avatar, int x, int y, Integer range) {
    /** Reads a monster as scenarios and game files have it. */
    public static MonsterSpec read(JsonValue json) {
      json.withOnly("kind", "name", "avatar", "x", "y", "range");
      return new MonsterSpec(
          json.get("kind").text(),
          json.get("name").text(),
          json.get("avatar").avatar(),
          json.get("x").whole(),
          json.get("y").whole(),
          json.find("range").map(JsonValue::whole).orElse(null));
    }
  }

  /** A character's place in a scenario. */
  public record CharacterSpec(String name, char avatar, int x, int y) {}
}
