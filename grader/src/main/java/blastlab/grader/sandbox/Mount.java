package blastlab.grader.sandbox;

import java.nio.file.Path;

/**
 * A file or folder that a process needs.
 *
 * @param outside where it is
 * @param inside where the process sees it, if it has a view of its own
 * @param writable whether it may change it
 */
record Mount(Path outside, Path inside, boolean writable) {
  static Mount readable(Path outside, String inside) {
    return new Mount(outside, Path.of(inside), false);
  }

  static Mount writable(Path outside, String inside) {
    return new Mount(outside, Path.of(inside), true);
  }
}
