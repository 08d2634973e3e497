package blastlab.grader.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a process finds around it.
 *
 * @param home a folder of its own, outside; with a folder {@code tmp} in it that is the process's
 * @param user the user that it runs as where we may choose, a number that no other process has
 * @param processor the processor that it runs on
 * @param mounts all else that it needs, beside Java
 */
record Room(Path home, int user, int processor, List<Mount> mounts) {
  /** This room with more in it. */
  Room with(List<Mount> more) {
    return new Room(home, user, processor, Stream.concat(mounts.stream(), more.stream()).toList());
  }

  Path tmp() {
    return home.resolve("tmp");
  }
}
