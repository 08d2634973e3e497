package blastlab.grader.submission;

import java.util.Set;

/** What systems and tools leave among a student's files: none of it belongs to an agent. */
final class Litter {
  private static final Set<String> FOLDERS =
      Set.of("__MACOSX", "build", "out", "target", "bin", "node_modules");
  private static final Set<String> FILES = Set.of("Thumbs.db", "desktop.ini");

  private Litter() {}

  /** Whether a file or folder of this name is left out; hidden ones all are. */
  static boolean isLitter(String name) {
    return name.startsWith(".") || FOLDERS.contains(name) || FILES.contains(name);
  }

  /** Whether some part of a path is, with '/' between the parts. */
  static boolean isLitterPath(String path) {
    for (String part : path.split("/", -1)) {
      if (isLitter(part)) {
        return true;
      }
    }
    return false;
  }
}
