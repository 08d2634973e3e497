package blastlab.grader.command;

import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the paths that users give to the grader's commands. */
final class GradeOptions {
  private GradeOptions() {}

  /** The path that the user means. */
  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException(Quoted.of(name) + " can't be the name of a file", e);
    }
  }
}
