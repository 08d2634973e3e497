package blastlab.view.console;

import blastlab.match.Decision;
import blastlab.view.Figures;
import blastlab.view.Playbill;
import blastlab.world.CharacterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The scores of all characters as a table, with what their last decisions have cost. */
final class Scores {
  /** How many columns tell what decisions have cost: next() calls and milliseconds. */
  private static final int COSTS = 2;

  /** In their place for those who don't decide any more. */
  private static final List<String> GONE = List.of("", "gone");

  private Scores() {}

  /** The table for a panel; where that is narrow, the costs that don't fit are left out. */
  static List<String> of(World world, Playbill bill, Story story, Ink ink, int width) {
    int costs = COSTS;
    List<String> table = table(world, story, costs);
    while (costs > 0 && widest(table) > width) {
      costs--;
      table = table(world, story, costs);
    }
    List<String> lines = new ArrayList<>();
    for (CharacterEntity one : world.cast()) {
      String line = table.get(one.id()) + "  " + bill.agents().get(one.id());
      lines.add(one.isInWorld() ? line : ink.faint(costs > 0 ? line : line + " (gone)"));
    }
    return lines;
  }

  private static List<String> table(World world, Story story, int costs) {
    Columns columns = new Columns("lr" + "r".repeat(costs));
    for (CharacterEntity one : world.cast()) {
      List<String> cells = new ArrayList<>();
      cells.add(one.avatar() + " " + one.name());
      cells.add(String.valueOf(one.score()));
      cells.addAll(
          one.isInWorld()
              ? costs(story.decision(one.id())).subList(0, costs)
              : GONE.subList(COSTS - costs, COSTS));
      columns.row(cells);
    }
    return columns.lines();
  }

  /** In cells with room for most numbers, so that nothing moves from step to step. */
  private static List<String> costs(Optional<Decision> decision) {
    return List.of(
        String.format("%6s next", decision.map(d -> Figures.calls(d.nextCalls())).orElse("-")),
        String.format("%5s ms", decision.map(d -> Figures.millis(d.millis())).orElse("-")));
  }

  private static int widest(List<String> lines) {
    return lines.stream().mapToInt(Clip::width).max().orElse(0);
  }
}
