package blastlab.trace;

import blastlab.agents.ScriptedCharacter;
import blastlab.agents.ScriptedCharacter.Line;
import blastlab.match.Match;
import blastlab.scenario.Json;
import blastlab.scenario.Scenario;
import blastlab.scenario.Seed;
import blastlab.text.InputException;
import blastlab.text.MapText;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * A scripted game, as read from a file.
 *
 * @param scenario the game itself
 * @param scripts what each character does, in the scenario's order
 * @param cap after how many steps to stop
 */
public record GameFile(Scenario scenario, List<List<Line>> scripts, int cap) {

  /** Reads a game; {@code file} is what errors call it. */
  public static GameFile read(String file, String text) {
    Fields fields = Json.read(file, text, Fields.class);
    List<List<Line>> scripts = new ArrayList<>();
    for (int i = 0; i < fields.characters.size(); i++) {
      scripts.add(script(file, i, fields.characters.get(i).script));
    }
    Scenario scenario =
        new Scenario(
            file,
            "",
            Objects.requireNonNullElse(fields.rules, "course"),
            Objects.requireNonNullElse(fields.settings, Map.of()),
            new MapText(file + ": map", fields.map),
            new Seed(Objects.requireNonNullElse(fields.seed, BigInteger.ZERO)),
            Objects.requireNonNullElse(fields.monsters, List.of()),
            fields.characters.stream().map(Player::spec).toList());
    return new GameFile(scenario, scripts, cap(file, fields.cap));
  }

  /** Makes the characters that follow the scripts. */
  public List<Supplier<ScriptedCharacter>> agents() {
    return scripts.stream()
        .<Supplier<ScriptedCharacter>>map(script -> () -> new ScriptedCharacter(script))
        .toList();
  }

  private static int cap(String file, Integer cap) {
    if (cap != null && cap < 0) {
      throw new InputException(file + ": cap: " + cap + ", expected null or a number from 0 on");
    }
    return cap == null ? Match.NO_CAP : cap;
  }

  private static List<Line> script(String file, int character, List<List<Integer>> lines) {
    List<Line> script = new ArrayList<>();
    for (List<Integer> line : lines) {
      if (line.size() != 3) {
        throw new InputException(
            String.format(
                "%s: characters[%d].script[%d]: %d numbers, expected [dx, dy, bomb]",
                file, character, script.size(), line.size()));
      }
      script.add(new Line(line.get(0), line.get(1), line.get(2)));
    }
    return script;
  }

  /** The file's fields; others, such as a recorded trace, are ignored. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  private record Fields(
      String rules,
      Map<String, Integer> settings,
      @JsonProperty(required = true) String map,
      BigInteger seed,
      Integer cap,
      List<Scenario.MonsterSpec> monsters,
      @JsonProperty(required = true) List<Player> characters) {}

  private record Player(
      @JsonProperty(required = true) String name,
      Character avatar,
      int x,
      int y,
      @JsonProperty(required = true) List<List<Integer>> script) {
    Scenario.CharacterSpec spec() {
      return new Scenario.CharacterSpec(name, Objects.requireNonNullElse(avatar, 'C'), x, y);
    }
  }
}
