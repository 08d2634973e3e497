package blastlab.view.console;

import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** The help: what the keys do, and what the letters on the board mean. */
final class Legend {
  private static final List<String> WATCHING =
      List.of(
          "space  pause, go on",
          "s ->   one step",
          "+ -    faster, slower",
          "r      run on after --step",
          "q      quit");

  private static final List<String> SYMBOLS =
      List.of(
          "W #  wall    E  exit",
          "0-9  bomb, o: timer > 9",
          "*    explosion",
          "%    burning wall",
          "$    item",
          "x X  fragile floor, hole");

  private Legend() {}

  static List<String> watching(World world) {
    return with(WATCHING, world);
  }

  static List<String> playing(Controls controls, World world) {
    return with(controls.legend(), world);
  }

  private static List<String> with(List<String> keys, World world) {
    List<String> lines = new ArrayList<>(keys);
    lines.add("");
    lines.addAll(SYMBOLS);
    for (CharacterEntity one : world.cast()) {
      lines.add(one.avatar() + "    " + one.name());
    }
    for (MonsterEntity one : world.monsters()) {
      lines.add(one.avatar() + "    " + one.name() + " (monster)");
    }
    return lines;
  }
}
