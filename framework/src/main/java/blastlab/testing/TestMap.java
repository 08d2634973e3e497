package blastlab.testing;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A course map in which letters place characters and monsters and the parameters may be absent. */
final class TestMap {
  private static final String DEFAULTS =
      """
      max_time 500
      bomb_time 10
      expl_duration 2
      expl_range 4
      """;
  private static final String CHARACTERS = "CDFG";

  private final List<CharacterSpec> characters = new ArrayList<>();
  private final List<MonsterSpec> monsters = new ArrayList<>();
  private final StringBuilder plain = new StringBuilder();

  private TestMap(String text) {
    int y = 0;
    for (String line : text.lines().toList()) {
      plain.append(line.startsWith("|") ? row(line, y++) : line).append('\n');
    }
    characters.sort((a, b) -> Character.compare(a.avatar(), b.avatar()));
  }

  /** Reads a map into a scenario with the course's usual seed. */
  static Scenario read(String text) {
    TestMap map = new TestMap(text.startsWith("+") ? DEFAULTS + text : text);
    MapText plain = new MapText("map", map.plain.toString());
    try {
      CourseMap.read(plain);
    } catch (InputException e) {
      throw new InputException(e.getMessage() + "\n" + numbered(plain.text()), e);
    }
    if (map.characters.isEmpty()) {
      throw new InputException("map: no character, expected a C where it starts");
    }
    return new Scenario(
        "map", "", "course", Map.of(), plain, Seed.of(123), map.monsters, map.characters);
  }

  /** The row without its letters, which become characters and monsters. */
  private String row(String line, int y) {
    StringBuilder row = new StringBuilder(line);
    for (int x = 0; x < line.length() - 1; x++) {
      char letter = line.charAt(x + 1);
      if (CHARACTERS.indexOf(letter) >= 0) {
        characters.add(new CharacterSpec(String.valueOf(letter), letter, x, y));
        row.setCharAt(x + 1, ' ');
      }
      for (MonsterKind kind : MonsterKind.values()) {
        if (letter == kind.letter()) {
          monsters.add(kind.at(nameFor(kind, monsters), x, y));
          row.setCharAt(x + 1, ' ');
        }
      }
    }
    return row.toString();
  }

  /** The monster's letter, with a number from the second of its kind on. */
  static String nameFor(MonsterKind kind, List<MonsterSpec> present) {
    long before = present.stream().filter(monster -> monster.avatar() == kind.letter()).count();
    return kind.letter() + (before == 0 ? "" : String.valueOf(before + 1));
  }

  private static String numbered(String text) {
    StringBuilder numbered = new StringBuilder("The map as it was read, with line numbers:\n");
    int number = 0;
    for (String line : text.lines().toList()) {
      numbered.append(String.format("%3d  %s\n", ++number, line));
    }
    return numbered.toString();
  }
}
