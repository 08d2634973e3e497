package blastlab.loader;

import blastlab.scenario.Json;
import blastlab.scenario.JsonValue;
import blastlab.text.Quoted;
import blastlab.text.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an agent has learnt, as it is kept in a file.
 *
 * @param agent the full name of the agent's class
 * @param games in how many games it was learnt
 * @param scenarios in which scenarios, in the order in which they came up first
 * @param weights what was learnt, in the agent's order
 */
public record WeightsFile(
    String agent, int games, List<String> scenarios, Map<String, Double> weights) {
  /** A file that can't be changed. */
  public WeightsFile {
    scenarios = List.copyOf(scenarios);
    weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
  }

  /** What an agent knows that has not learnt anything yet. */
  public static WeightsFile empty(Class<?> agent) {
    return new WeightsFile(agent.getName(), 0, List.of(), Map.of());
  }

  /** Reads a file of weights for an agent of this class, by the name that the user gave it. */
  public static WeightsFile read(String file, Class<?> agent) {
    return parse(file, TextFile.read(file), agent);
  }

  /** Reads the weights of an agent that comes with Blastlab. */
  static WeightsFile packed(String name, Class<?> agent) {
    String file = "/blastlab/weights/" + name + ".json";
    try (InputStream in = WeightsFile.class.getResourceAsStream(file)) {
      return parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8), agent);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  static WeightsFile parse(String file, String text, Class<?> agent) {
    JsonValue json = Json.read(file, text).withOnly("agent", "games", "scenarios", "weights");
    JsonValue owner = json.get("agent");
    if (!owner.text().equals(agent.getName())) {
      throw owner.mistake(
          Quoted.of(owner.text()) + ", expected '" + agent.getName() + "', the agent to use it");
    }
    JsonValue games = json.get("games");
    if (games.whole() < 0) {
      throw games.mistake(games.whole() + ", expected a number from 0 on");
    }
    Map<String, Double> weights = new LinkedHashMap<>();
    json.get("weights").fields().forEach((name, value) -> weights.put(name, value.number()));
    return new WeightsFile(
        owner.text(),
        games.whole(),
        json.get("scenarios").list().stream().map(JsonValue::text).toList(),
        weights);
  }

  /** Writes this to a file, all of it or, if that fails or is cut short, nothing. */
  public void write(Path file) {
    TextFile.write(file, Json.page(this));
  }
}
