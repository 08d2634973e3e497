package blastlab.generate;

import blastlab.scenario.Json;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A map that was made, and who plays on it.
 *
 * @param rules the name of its rule set
 * @param title a line about it
 * @param text the map in the format of its game
 * @param monsters those that the map itself does not place
 * @param characters the places for agents
 */
public record GeneratedMap(
    String rules,
    String title,
    String text,
    List<MonsterSpec> monsters,
    List<CharacterSpec> characters) {
  private static final String AVATARS = "123456789abcdefghijklmnopqrstuvwxyz";

  /** A map of a contest, which places its players. */
  static GeneratedMap contest(String rules, String title, String text, int players) {
    List<CharacterSpec> characters = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      characters.add(new CharacterSpec("player" + (i + 1), AVATARS.charAt(i), Optional.empty()));
    }
    return new GeneratedMap(rules, title, text, List.of(), characters);
  }

  /** The scenario file that plays this map, which is in a file beside it. */
  public String scenario(String mapFile, Seed seed) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", title);
    json.put("rules", rules);
    json.put("map", mapFile);
    json.put("seed", seed.value());
    if (!monsters.isEmpty()) {
      json.put("monsters", monsters.stream().map(GeneratedMap::fields).toList());
    }
    json.put("characters", characters.stream().map(GeneratedMap::fields).toList());
    return Json.page(json);
  }

  private static Map<String, Object> fields(MonsterSpec monster) {
    Map<String, Object> json = new LinkedHashMap<>(Map.of("kind", monster.kind()));
    json.putAll(fields(new CharacterSpec(monster.name(), monster.avatar(), monster.start())));
    if (monster.range() != null) {
      json.put("range", monster.range());
    }
    return json;
  }

  private static Map<String, Object> fields(CharacterSpec character) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", character.name());
    json.put("avatar", character.avatar());
    character
        .start()
        .ifPresent(
            at -> {
              json.put("x", at.x());
              json.put("y", at.y());
            });
    return json;
  }
}
