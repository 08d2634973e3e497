package blastlab.grader.run;

import blastlab.grader.results.GameResult;

/** Told what has been done; from any thread. */
public interface Progress {
  /** A submission has been made ready, or refused. */
  default void prepared(String student) {}

  /** A game is over. */
  default void played(String student, GameResult game) {}

  /** All that can be done for a submission is done. */
  default void finished(String student) {}
}
