package blastlab.scenario;

import blastlab.text.MapText;
import java.util.function.Function;

/** Reads scenario files, and writes them. */
public final class ScenarioFile {
  private ScenarioFile() {}

  /**
   * Reads a scenario and proves that a game can start from it.
   *
   * @param name what users call the scenario
   * @param file what errors call its file
   * @param maps finds the map that the scenario names
   */
  static Scenario read(String name, String file, String text, Function<String, MapText> maps) {
    return ScenarioJson.read(name, Json.read(file, text), maps);
  }

  /** The text of a file that holds all of a scenario, its map too. */
  public static String write(Scenario scenario) {
    return Json.rows(ScenarioJson.write(scenario));
  }
}
