package blastlab.cli;

import blastlab.evaluate.Summary;
import blastlab.view.console.StudentTrace;
import java.util.ArrayList;
import java.util.List;

/** What else there is to say after an evaluation: agents that failed, and what they printed. */
final class EvaluationNotes {
  private EvaluationNotes() {}

  static List<String> of(List<Summary> summaries, long droppedBytes) {
    List<String> lines = new ArrayList<>();
    for (Summary summary : summaries) {
      summary.failure().ifPresent(game -> lines.addAll(failure(summary, game)));
    }
    if (droppedBytes > 0) {
      lines.add("");
      lines.add(
          "blastlab: agents printed "
              + droppedBytes
              + (droppedBytes == 1 ? " byte" : " bytes")
              + ", dropped here; 'blastlab play' shows what they print");
    }
    return lines;
  }

  private static List<String> failure(Summary summary, Summary.FailedGame game) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        summary.trial().scenario().name()
            + ": the code of '"
            + game.character()
            + "' failed, first with seed "
            + PlayAgain.seed(game.round().seed().toString(), game.round().rotation())
            + ":");
    lines.addAll(StudentTrace.of(game.thrown()));
    return lines;
  }
}
