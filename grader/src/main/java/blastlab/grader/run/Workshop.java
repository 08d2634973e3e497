package blastlab.grader.run;

import blastlab.grader.rubric.Limits;
import blastlab.grader.sandbox.Chair;
import blastlab.grader.sandbox.Compilation;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where submissions are compiled and played, so that the referee never loads a class of theirs. */
public interface Workshop extends AutoCloseable {
  /** A submission that is ready to play one game after the other. */
  interface Player extends AutoCloseable {
    /** A chair for the coming game. */
    Chair sit();

    @Override
    void close();
  }

  /** Compiles sources and finds the agent among them. */
  Compilation compile(Path sources, Path classes, Optional<String> agent);

  /** Finds the agent among compiled classes. */
  Compilation inspect(Path classes, Optional<String> agent);

  /** Opens a submission whose agent was found. */
  Player open(Path classes, String agent, Limits limits);

  /** What is not enforced, a sentence each. */
  List<String> unenforced();

  @Override
  void close();
}
