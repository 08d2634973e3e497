package blastlab.scenario;

import blastlab.text.InputException;
import blastlab.text.MapText;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** The fields of a scenario file; any other field in it is an error. */
record ScenarioFile(
    @JsonProperty(required = true) String title,
    @JsonProperty(required = true) String rules,
    Map<String, Integer> settings,
    @JsonProperty(required = true) String map,
    @JsonProperty(required = true) BigInteger seed,
    List<Scenario.MonsterSpec> monsters,
    @JsonProperty(required = true) List<Scenario.CharacterSpec> characters) {

  /**
   * Reads a scenario and proves that a game can start from it.
   *
   * @param name what users call the scenario
   * @param file what errors call its file
   * @param maps finds the map that the scenario names
   */
  static Scenario read(String name, String file, String text, Function<String, MapText> maps) {
    ScenarioFile fields = Json.read(file, text, ScenarioFile.class);
    if (fields.characters.isEmpty()) {
      throw new InputException(file + ": characters: none, expected at least one");
    }
    Scenario scenario =
        new Scenario(
            name,
            fields.title,
            fields.rules,
            Objects.requireNonNullElse(fields.settings, Map.of()),
            maps.apply(fields.map),
            new Seed(fields.seed),
            Objects.requireNonNullElse(fields.monsters, List.of()),
            fields.characters);
    try {
      scenario.start(scenario.seed());
    } catch (InputException e) {
      throw e.getMessage().startsWith(scenario.map().file())
          ? e
          : new InputException(
              file
                  + ": "
                  + e.getMessage()
                      .replaceFirst("^" + java.util.regex.Pattern.quote(name + ": "), ""),
              e);
    }
    return scenario;
  }
}
