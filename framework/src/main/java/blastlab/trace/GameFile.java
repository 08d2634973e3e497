package blastlab.trace;

import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A scripted game, as read from a file.
 *
 * @param scenario the game itself
 * @param scripts what each character does, in the scenario's order
 * @param cap after how many steps to stop
 */
public record GameFile(Scenario scenario, List<List<Line>> scripts, int cap) {

  /** Reads a game; {@code file} is what errors call it. Fields such as a trace are ignored. */
  public static GameFile read(String file, String text) {
    JsonValue json = Json.read(file, text);
    List<JsonValue> characters = json.get("characters").list();
    Scenario scenario =
        new Scenario(
            file,
            "",
            json.find("rules").map(JsonValue::text).orElse("course"),
            json.find("settings").map(JsonValue::wholes).orElse(Map.of()),
            json.find("map").map(map -> new MapText(file + ": map", map.text())),
            new Seed(json.find("seed").map(JsonValue::anyWhole).orElse(BigInteger.ZERO)),
            monsters(json),
            characters.stream().map(GameFile::character).toList());
    List<List<Line>> scripts = characters.stream().map(GameFile::script).toList();
    return new GameFile(
        scenario, scripts, json.find("cap").map(GameFile::cap).orElse(Match.NO_CAP));
  }

  /** Makes the characters that follow the scripts. */
  public List<Supplier<ScriptedCharacter>> agents() {
    return scripts.stream()
        .<Supplier<ScriptedCharacter>>map(script -> () -> new ScriptedCharacter(script))
        .toList();
  }

  private static List<MonsterSpec> monsters(JsonValue json) {
    return json.find("monsters").map(JsonValue::list).orElse(List.of()).stream()
        .map(MonsterSpec::read)
        .toList();
  }

  private static CharacterSpec character(JsonValue json) {
    json.withOnly("name", "avatar", "x", "y", "script");
    return new CharacterSpec(
        json.get("name").text(),
        json.find("avatar").map(JsonValue::avatar).orElse('C'),
        Scenario.start(json));
  }

  private static List<Line> script(JsonValue character) {
    return character.get("script").list().stream().map(GameFile::line).toList();
  }

  private static Line line(JsonValue json) {
    List<Integer> numbers = json.list().stream().map(JsonValue::whole).toList();
    if (numbers.size() != 3) {
      throw json.mistake(numbers.size() + " numbers, expected [dx, dy, bomb]");
    }
    return new Line(numbers.get(0), numbers.get(1), numbers.get(2));
  }

  private static int cap(JsonValue json) {
    if (json.whole() < 0) {
      throw json.mistake(json.whole() + ", expected null or a number from 0 on");
    }
    return json.whole();
  }
}
