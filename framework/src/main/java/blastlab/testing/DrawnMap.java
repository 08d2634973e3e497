package blastlab.testing;

import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A map in which letters say who starts where. */
final class DrawnMap {
  private static final String PARAMETERS =
      "max_time 200\nbomb_time 10\nexpl_duration 2\nexpl_range 4\n";

  private final List<CharacterSpec> agents = new ArrayList<>();
  private final List<CharacterSpec> others = new ArrayList<>();
  private final List<MonsterSpec> monsters = new ArrayList<>();
  private final String map;

  DrawnMap(String drawing) {
    StringBuilder text = new StringBuilder(drawing.startsWith("+") ? PARAMETERS : "");
    int row = 0;
    for (String line : drawing.lines().toList()) {
      text.append(line.startsWith("|") ? withoutCast(line, row++) : line).append('\n');
    }
    map = text.toString();
    if (agents.size() != 1) {
      throw new IllegalArgumentException(
          agents.size() + " times C in the map, expected it once: it is where the agent starts");
    }
  }

  Scenario scenario() {
    List<CharacterSpec> characters = new ArrayList<>(agents);
    characters.addAll(others);
    return new Scenario(
        "test", "", "course", Map.of(), new MapText("map", map), Seed.of(0), monsters, characters);
  }

  private String withoutCast(String line, int y) {
    StringBuilder rest = new StringBuilder(line);
    for (int at = 1; at < line.length() - 1; at++) {
      if (place(line.charAt(at), at - 1, y)) {
        rest.setCharAt(at, ' ');
      }
    }
    return rest.toString();
  }

  private boolean place(char letter, int x, int y) {
    switch (letter) {
      case 'C' -> agents.add(new CharacterSpec("me", letter, x, y));
      case 'O' -> others.add(new CharacterSpec("other" + (others.size() + 1), letter, x, y));
      case 'S' -> addMonster("stupid", letter, x, y, null);
      case 'P' -> addMonster("selfpreserving", letter, x, y, 1);
      case 'A' -> addMonster("selfpreserving", letter, x, y, 2);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void addMonster(String kind, char letter, int x, int y, Integer range) {
    String name = "monster" + (monsters.size() + 1);
    monsters.add(new MonsterSpec(kind, name, letter, x, y, range));
  }
}
