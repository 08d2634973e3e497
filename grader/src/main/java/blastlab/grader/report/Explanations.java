package blastlab.grader.report;

import blastlab.grader.results.GameResult;
import java.util.Optional;

/** Tells in a sentence why a game was lost. */
@FunctionalInterface
interface Explanations {
  /** Explains nothing. */
  Explanations NONE = game -> Optional.empty();

  /** The sentence, if there is something to explain. */
  Optional<String> of(GameResult game);
}
