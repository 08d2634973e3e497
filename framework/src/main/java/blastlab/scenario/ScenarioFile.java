package blastlab.scenario;

import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads scenario files. */
final class ScenarioFile {
  private ScenarioFile() {}

  /**
   * Reads a scenario and proves that a game can start from it.
   *
   * @param name what users call the scenario
   * @param file what errors call its file
   * @param maps finds the map that the scenario names
   */
  static Scenario read(String name, String file, String text, Function<String, MapText> maps) {
    JsonValue json = Json.read(file, text);
    json.withOnly("title", "rules", "settings", "map", "seed", "monsters", "characters");
    try {
      Scenario scenario =
          new Scenario(
              name,
              json.get("title").text(),
              json.get("rules").text(),
              json.find("settings").map(JsonValue::wholes).orElse(Map.of()),
              json.find("map").map(JsonValue::text).map(maps),
              new Seed(json.get("seed").anyWhole()),
              monsters(json),
              characters(json));
      scenario.prepare(scenario.seed());
      return scenario;
    } catch (FieldException e) {
      throw e.in(file);
    }
  }

  private static List<MonsterSpec> monsters(JsonValue json) {
    return json.find("monsters").map(JsonValue::list).orElse(List.of()).stream()
        .map(MonsterSpec::read)
        .toList();
  }

  private static List<CharacterSpec> characters(JsonValue json) {
    List<JsonValue> characters = json.get("characters").list();
    if (characters.isEmpty()) {
      throw json.get("characters").mistake("none, expected at least one");
    }
    return characters.stream().map(ScenarioFile::character).toList();
  }

  private static CharacterSpec character(JsonValue json) {
    json.withOnly("name", "avatar", "x", "y");
    return new CharacterSpec(
        json.get("name").text(), json.get("avatar").avatar(), Scenario.start(json));
  }
}
