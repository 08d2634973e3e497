package blastlab.loader;

import blastlab.text.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What lies beside a file that is not there. */
final class Neighbours {
  private static final int MOST_LISTED = 1000;

  private Neighbours() {}

  /** The file or folder whose name is nearest to that of the missing one, if any is near. */
  static Optional<String> nearest(String missing) {
    try {
      Path path = Path.of(missing);
      Path folder = path.toAbsolutePath().getParent();
      if (missing.isBlank() || folder == null || !Files.isDirectory(folder)) {
        return Optional.empty();
      }
      return Nearest.to(path.getFileName().toString(), names(folder))
          .map(name -> path.resolveSibling(name).toString());
    } catch (InvalidPathException | IOException e) {
      return Optional.empty(); // then there is nothing to suggest
    }
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.limit(MOST_LISTED).map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
