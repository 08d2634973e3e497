package blastlab.bench;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.ScenarioLibrary;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.List;
import java.util.Map;

/**
 * The scenarios that are measured: one that students know, and some that are only for measuring.
 */
final class BenchWorlds {
  private static final String SMALL =
      """
      max_time 300
      bomb_time 5
      expl_duration 1
      expl_range 3
      +-----------+
      |  W     W  |
      |   W W W   |
      |W   W W   W|
      |  W     W  |
      | W   W   W |
      |   W W W   |
      | W   W   W |
      |  W     W  |
      |W   W W   W|
      |   W W W   |
      |  W     W  |
      +-----------+
      """;

  private BenchWorlds() {}

  /** One character and two monsters. */
  static Scenario course() {
    return new ScenarioLibrary().find("scenario1/variant5");
  }

  /** Four characters on 11 x 11 cells. */
  static Scenario small() {
    return fourInTheCorners(11, SMALL);
  }

  /** Four characters on a square with a wall on every sixteenth cell, and no exit. */
  static Scenario field(int size) {
    StringBuilder map =
        new StringBuilder("max_time 400\nbomb_time 10\nexpl_duration 2\nexpl_range 4\n");
    String border = "+" + "-".repeat(size) + "+\n";
    map.append(border);
    for (int y = 0; y < size; y++) {
      map.append('|');
      for (int x = 0; x < size; x++) {
        map.append(x % 4 == 1 && y % 4 == 1 ? 'W' : ' ');
      }
      map.append("|\n");
    }
    return fourInTheCorners(size, map.append(border).toString());
  }

  private static Scenario fourInTheCorners(int size, String map) {
    String name = size + "x" + size;
    int last = size - 1;
    return new Scenario(
        name,
        "Four characters, one in each corner",
        "course",
        Map.of(),
        new MapText(name, map),
        Seed.of(1),
        List.of(),
        List.of(
            new CharacterSpec("red", 'R', 0, 0),
            new CharacterSpec("green", 'G', last, 0),
            new CharacterSpec("blue", 'B', last, last),
            new CharacterSpec("yellow", 'Y', 0, last)));
  }
}
