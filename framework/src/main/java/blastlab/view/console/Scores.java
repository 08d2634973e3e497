package blastlab.view.console;

import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** The scores of all characters as a table. */
final class Scores {
  private Scores() {}

  static List<String> of(World world, Playbill bill, Ink ink) {
    int names = 0;
    int scores = 0;
    for (CharacterEntity one : world.cast()) {
      names = Math.max(names, Clip.width(one.name()));
      scores = Math.max(scores, String.valueOf(one.score()).length());
    }
    List<String> lines = new ArrayList<>();
    for (CharacterEntity one : world.cast()) {
      String line =
          one.avatar()
              + " "
              + Clip.pad(names, one.name())
              + String.format("  %" + scores + "d  ", one.score())
              + bill.agents().get(one.id());
      lines.add(one.isInWorld() ? line : ink.faint(line + " (gone)"));
    }
    return lines;
  }
}
