package blastlab.view.console;

import blastlab.world.CharacterEntity;
import blastlab.world.Glyphs;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The help: what the keys do, and what the letters on the board mean. */
final class Legend {
  private static final List<String> WATCHING =
      List.of(
          "space  pause, go on",
          "s ->   one step",
          "+ -    faster, slower",
          "r      run on after --step",
          "q      quit");

  private static final List<String> REPLAY =
      List.of(
          "space  play, pause",
          "-> s   one step on",
          "<- b   one step back",
          "n p    next, previous event",
          "12 Enter  to step 12",
          "Home < first step",
          "End >  last step",
          "+ -    faster, slower",
          "q      quit");

  private static final List<String> SYMBOLS =
      List.of("0-9  bomb, o: timer > 9 or none", "*    explosion");

  private Legend() {}

  static List<String> watching(World world) {
    return with(WATCHING, world);
  }

  static List<String> replay(World world) {
    return with(REPLAY, world);
  }

  static List<String> playing(Controls controls, World world) {
    return with(controls.legend(), world);
  }

  private static List<String> with(List<String> keys, World world) {
    List<String> lines = new ArrayList<>(keys);
    lines.add("");
    for (Glyphs.Entry entry : world.glyphs().legend()) {
      lines.add(entry.symbol() + "    " + entry.meaning());
    }
    lines.addAll(SYMBOLS);
    for (CharacterEntity one : world.cast()) {
      lines.add(one.avatar() + "    " + one.name());
    }
    monsters(world).forEach((avatar, names) -> lines.add(avatar + "    " + monsters(names)));
    return lines;
  }

  private static Map<Character, List<String>> monsters(World world) {
    Map<Character, List<String>> names = new LinkedHashMap<>();
    for (MonsterEntity one : world.monsters()) {
      names.computeIfAbsent(one.avatar(), avatar -> new ArrayList<>()).add(one.name());
    }
    return names;
  }

  /** By name, or by number where many look the same. */
  private static String monsters(List<String> names) {
    return names.size() == 1 ? names.get(0) + " (monster)" : names.size() + " monsters";
  }
}
