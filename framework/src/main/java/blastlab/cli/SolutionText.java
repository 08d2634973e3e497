package blastlab.cli;

import blastlab.solve.Turn;
import blastlab.solve.Verdict;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;

/** What was found out about a level, in words: moves in a row are counted, bombs have a place. */
final class SolutionText {
  private final List<String> phrases = new ArrayList<>();
  private int x;
  private int y;
  private String way = "";
  private int steps;

  private SolutionText(CharacterEntity player) {
    x = player.x();
    y = player.y();
  }

  static String of(SensedWorld start, Verdict verdict) {
    return switch (verdict.kind()) {
      case SOLVED -> {
        SolutionText text = new SolutionText(start.characters().get(0));
        verdict.turns().forEach(text::add);
        int count = verdict.turns().size();
        yield count + (count == 1 ? " turn: " : " turns: ") + String.join(", ", text.phrases);
      }
      case UNSOLVABLE -> "no solution";
      case UNDECIDED -> "not decided within " + verdict.states() + " states";
    };
  }

  private void add(Turn turn) {
    String next = turn.isPickUp() ? "pick up" : word(turn);
    if (turn.bomb() || !next.equals(way)) {
      endRow();
    }
    if (turn.bomb()) {
      phrases.add("bomb at (" + x + "," + y + ")");
    }
    way = next;
    steps++;
    x += turn.dx();
    y += turn.dy();
    if (turn.isPickUp()) {
      endRow();
    }
  }

  private void endRow() {
    if (steps > 0) {
      phrases.add(steps == 1 ? way : steps + " " + way);
    }
    steps = 0;
  }

  private static String word(Turn turn) {
    if (turn.dx() != 0) {
      return turn.dx() < 0 ? "left" : "right";
    }
    return turn.dy() < 0 ? "up" : "down";
  }
}
