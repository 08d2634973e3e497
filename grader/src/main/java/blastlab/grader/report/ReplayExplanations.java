package blastlab.grader.report;

import blastlab.explain.Explainer;
import blastlab.explain.Explanation;
import blastlab.grader.results.EntryResult;
import blastlab.grader.results.GameResult;
import blastlab.grader.results.Grading;
import blastlab.replay.History;
import blastlab.replay.ReplayFile;
import blastlab.replay.Rerun;
import blastlab.text.InputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Explains lost games by their replays. As that takes time, only the first few of each student's
 * entries are explained, each with a limited search; a limit in steps, so that every run explains
 * the same.
 */
final class ReplayExplanations implements Explanations {
  private static final int GAMES_OF_AN_ENTRY = 2;
  private static final long LIMIT = 20_000;

  private final Path out;
  private final Map<String, String> sentences = new ConcurrentHashMap<>();

  private ReplayExplanations(Path out) {
    this.out = out;
  }

  /**
   * Explains a class's games.
   *
   * @param out the folder of all results, with the replays
   */
  static Explanations of(Grading grading, Path out) {
    ReplayExplanations explanations = new ReplayExplanations(out);
    List<GameResult> games =
        grading.students().stream()
            .flatMap(student -> student.entries().stream())
            .flatMap(ReplayExplanations::chosen)
            .toList();
    games.parallelStream().forEach(explanations::explain);
    return explanations;
  }

  private static Stream<GameResult> chosen(EntryResult entry) {
    return entry.games().stream()
        .filter(game -> !game.reached() && !game.verdict().isFailure())
        .filter(game -> game.replay().isPresent())
        .limit(GAMES_OF_AN_ENTRY);
  }

  private void explain(GameResult game) {
    String file = game.replay().orElseThrow();
    try {
      History history = Rerun.of(ReplayFile.read(out.resolve(file).toString())).history();
      int id = game.round().rotation() % history.at(0).world().cast().size();
      Explanation explanation = Explainer.explain(history, id, LIMIT);
      if (explanation.isLoss()) {
        sentences.put(file, explanation.sentence());
      }
    } catch (InputException e) {
      sentences.put(file, "Not explained: the replay can't be read.");
    }
  }

  @Override
  public Optional<String> of(GameResult game) {
    return game.replay().map(sentences::get);
  }
}
