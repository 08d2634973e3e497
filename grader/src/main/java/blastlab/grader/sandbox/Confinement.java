package blastlab.grader.sandbox;

import java.nio.file.Path;
import java.util.List;

/** A way to cut a process off. */
interface Confinement {
  /**
   * The command that starts Java under it.
   *
   * @param room what the process finds
   * @param limits what it may use
   * @param java the arguments of Java, with paths as {@link #path} gives them
   */
  List<String> command(Room room, Rlimits limits, List<String> java);

  /** Where the process sees a file or folder. */
  Path path(Mount mount);

  /** Where it has room for files of its own. */
  Path temporary(Room room);

  /** What is not enforced, a sentence each. */
  List<String> unenforced();
}
