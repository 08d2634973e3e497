package blastlab.scenario;

import blastlab.scenario.Opening.Choice;
import blastlab.scenario.Opening.Turn;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.Heading;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.MapText;
import blastlab.world.BombWish;
import blastlab.world.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Scenarios as JSON: what scenario files hold, and replays in their headers. */
public final class ScenarioJson {
  private ScenarioJson() {}

  /**
   * Reads a scenario and proves that a game can start from it.
   *
   * @param name what users call the scenario
   * @param maps finds the map that the scenario names, where it has not the map itself
   */
  public static Scenario read(String name, JsonValue json, Function<String, MapText> maps) {
    json.withOnly("title", "rules", "settings", "map", "seed", "monsters", "characters", "opening");
    try {
      Scenario scenario =
          new Scenario(
              name,
              json.get("title").text(),
              json.get("rules").text(),
              json.find("settings").map(JsonValue::wholes).orElse(Map.of()),
              json.find("map").map(map -> map(json.file(), map, maps)),
              new Seed(json.get("seed").anyWhole()),
              monsters(json),
              characters(json),
              json.find("opening").map(JsonValue::list).orElse(List.of()).stream()
                  .map(ScenarioJson::opening)
                  .toList());
      scenario.prepare(scenario.seed());
      return scenario;
    } catch (FieldException e) {
      throw e.in(json.file());
    }
  }

  private static MapText map(String file, JsonValue json, Function<String, MapText> maps) {
    if (!json.isList()) {
      return maps.apply(json.text());
    }
    String text =
        json.list().stream().map(line -> line.text() + "\n").collect(Collectors.joining());
    return new MapText(file + ": map", text);
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
    return characters.stream().map(ScenarioJson::character).toList();
  }

  private static CharacterSpec character(JsonValue json) {
    json.withOnly("name", "avatar", "x", "y");
    return new CharacterSpec(
        json.get("name").text(), json.get("avatar").avatar(), Scenario.start(json));
  }

  private static Opening opening(JsonValue json) {
    json.withOnly("seed", "absent", "steps");
    return new Opening(
        new Seed(json.get("seed").anyWhole()),
        json.find("absent").map(JsonValue::list).orElse(List.of()).stream()
            .map(JsonValue::whole)
            .collect(Collectors.toSet()),
        json.get("steps").list().stream().map(ScenarioJson::turn).toList());
  }

  private static Turn turn(JsonValue json) {
    Map<Integer, Choice> choices = new LinkedHashMap<>();
    List<JsonValue> entries = json.list();
    for (int id = 0; id < entries.size(); id++) {
      if (!entries.get(id).isNull()) {
        choices.put(id, choice(entries.get(id)));
      }
    }
    return new Turn(choices);
  }

  private static Choice choice(JsonValue json) {
    List<Integer> numbers = json.list().stream().map(JsonValue::whole).toList();
    int bombs = BombWish.values().length;
    if (numbers.size() != 3
        || Math.abs(numbers.get(0)) > 1
        || Math.abs(numbers.get(1)) > 1
        || numbers.get(2) < 0
        || numbers.get(2) >= bombs) {
      throw json.mistake(numbers + ", expected [dx, dy, bomb], -1 to 1 each and 0 to 2");
    }
    return new Choice(numbers.get(0), numbers.get(1), BombWish.values()[numbers.get(2)]);
  }

  /** A scenario as an object to be written; its map is in it, whatever file it came from. */
  public static Map<String, Object> write(Scenario scenario) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", scenario.title());
    json.put("rules", scenario.rules());
    if (!scenario.settings().isEmpty()) {
      json.put("settings", scenario.settings());
    }
    scenario.map().ifPresent(map -> json.put("map", map.text().lines().toList()));
    json.put("seed", scenario.seed().value());
    json.put("monsters", scenario.monsters().stream().map(ScenarioJson::monster).toList());
    json.put("characters", scenario.characters().stream().map(ScenarioJson::character).toList());
    if (!scenario.openings().isEmpty()) {
      int seats = scenario.characters().size();
      json.put("opening", scenario.openings().stream().map(part -> opening(part, seats)).toList());
    }
    return json;
  }

  private static Map<String, Object> monster(MonsterSpec monster) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", monster.kind());
    put(json, monster.name(), monster.avatar(), monster.start());
    if (monster.range() != null) {
      json.put("range", monster.range());
    }
    if (!monster.script().isEmpty()) {
      json.put("script", monster.script().stream().map(ScenarioJson::heading).toList());
    }
    return json;
  }

  private static List<Integer> heading(Heading heading) {
    return List.of(heading.dx(), heading.dy());
  }

  private static Map<String, Object> character(CharacterSpec character) {
    Map<String, Object> json = new LinkedHashMap<>();
    put(json, character.name(), character.avatar(), character.start());
    return json;
  }

  private static void put(
      Map<String, Object> json, String name, char avatar, Optional<Cell> start) {
    json.put("name", name);
    json.put("avatar", String.valueOf(avatar));
    start.ifPresent(
        cell -> {
          json.put("x", cell.x());
          json.put("y", cell.y());
        });
  }

  private static Map<String, Object> opening(Opening opening, int seats) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("seed", opening.seed().value());
    if (!opening.absent().isEmpty()) {
      json.put("absent", opening.absent().stream().sorted().toList());
    }
    json.put("steps", opening.turns().stream().map(turn -> turn(turn, seats)).toList());
    return json;
  }

  /** A list with an entry for each character, or an empty one where nobody has decided. */
  private static List<Object> turn(Turn turn, int seats) {
    List<Object> entries = new ArrayList<>();
    for (int id = 0; id < seats && !turn.choices().isEmpty(); id++) {
      Choice c = turn.choices().get(id);
      entries.add(c == null ? null : Arrays.asList(c.dx(), c.dy(), c.bomb().ordinal()));
    }
    return entries;
  }
}
