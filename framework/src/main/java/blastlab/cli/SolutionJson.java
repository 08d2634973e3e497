package blastlab.cli;

import blastlab.scenario.Json;
import blastlab.solve.Turn;
import blastlab.solve.Verdict;
import java.util.List;

/** What was found out about a level, for other programs. */
final class SolutionJson {
  private SolutionJson() {}

  static String of(String level, Verdict verdict) {
    List<List<Integer>> moves = verdict.turns().stream().map(SolutionJson::move).toList();
    return switch (verdict.kind()) {
      case SOLVED -> Json.line(new Decided(level, moves.size(), moves));
      case UNSOLVABLE -> Json.line(new Decided(level, null, moves));
      case UNDECIDED -> Json.line(new Undecided(level, null, moves, verdict.states()));
    };
  }

  private static List<Integer> move(Turn turn) {
    return List.of(turn.dx(), turn.dy(), turn.bomb() ? 1 : 0);
  }

  private record Decided(String level, Integer turns, List<List<Integer>> moves) {}

  /** So that nobody takes it for a level without a solution. */
  private record Undecided(
      String level, Integer turns, List<List<Integer>> moves, int undecidedAfterStates) {}
}
