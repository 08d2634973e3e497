package blastlab.grader.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The Java that runs this program, and the files of the system that it can't do without. */
final class JavaHome {
  private static final List<String> LIBRARIES =
      List.of(
          "/lib64",
          "/lib",
          "/usr/lib64",
          "/usr/lib/x86_64-linux-gnu",
          "/usr/lib/aarch64-linux-gnu");

  /** With it names of files may have any letters. */
  private static final Path LOCALE = Path.of("/usr/lib/locale/C.utf8");

  private JavaHome() {}

  static Path path() {
    return Path.of(System.getProperty("java.home"));
  }

  static String java() {
    return path().resolve("bin/java").toString();
  }

  /** Java itself, what its links lead to, the system's libraries and a locale. */
  static List<Path> needed() {
    Set<Path> needed = new TreeSet<>(targets());
    needed.add(path());
    for (String library : LIBRARIES) {
      Path folder = Path.of(library);
      if (Files.isDirectory(folder) && !Files.isSymbolicLink(folder)) {
        needed.add(folder);
      }
    }
    if (Files.isDirectory(LOCALE)) {
      needed.add(LOCALE);
    }
    return List.copyOf(needed);
  }

  /** Links that stand for folders of libraries, such as /lib for usr/lib. */
  static List<Path> links() {
    return LIBRARIES.stream().map(Path::of).filter(Files::isSymbolicLink).toList();
  }

  private static Set<Path> targets() {
    Set<Path> targets = new TreeSet<>();
    for (String part : List.of("conf", "lib")) {
      try (Stream<Path> files = Files.walk(path().resolve(part))) {
        for (Path link : files.filter(Files::isSymbolicLink).filter(Files::exists).toList()) {
          Path target = link.toRealPath();
          if (!target.startsWith(path()) && !target.toString().endsWith(".so")) {
            targets.add(target);
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return targets;
  }
}
