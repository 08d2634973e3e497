package blastlab.scenario;

import blastlab.text.TextFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The maps and scenarios that come with Blastlab: on disk, or packed; what is on disk wins. */
final class Shelf {
  /** Says where the checkout is; the start script sets it. */
  static final String HOME = "blastlab.home";

  private final Optional<Path> home;

  Shelf(Optional<Path> home) {
    this.home = home;
  }

  static Shelf standard() {
    return new Shelf(Optional.ofNullable(System.getProperty(HOME)).map(Path::of));
  }

  /** The names of all files in a folder and below, relative to it. */
  Set<String> list(String folder) {
    Set<String> names = new TreeSet<>(home.map(h -> below(h.resolve(folder))).orElse(Set.of()));
    URL packed = Shelf.class.getResource("/" + folder);
    if (packed != null) {
      try {
        names.addAll(packedNames(packed.toURI(), folder));
      } catch (URISyntaxException e) {
        throw new IllegalStateException("strange place of " + folder + ": " + packed, e);
      }
    }
    return names;
  }

  /** The text of a file. */
  String read(String name) {
    Optional<Path> file = onDisk(name);
    if (file.isPresent()) {
      return TextFile.read(file.get());
    }
    try (var in = Shelf.class.getResourceAsStream("/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(describe(name), e);
    }
  }

  /** What errors call a file. */
  String describe(String name) {
    return onDisk(name).map(Path::toString).orElse(name);
  }

  private Optional<Path> onDisk(String name) {
    return home.map(h -> h.resolve(name)).filter(Files::isRegularFile);
  }

  private static Set<String> packedNames(URI place, String folder) {
    if (!place.getScheme().equals("jar")) {
      return below(Path.of(place));
    }
    String text = place.toString(); // jar:file:/...jar!/folder
    Path file = Path.of(URI.create(text.substring(text.indexOf(':') + 1, text.indexOf("!/"))));
    try (FileSystem jar = FileSystems.newFileSystem(file)) { // one of its own, for many threads
      return below(jar.getPath(folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> below(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Set.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      Set<String> names = new TreeSet<>();
      files
          .filter(Files::isRegularFile)
          .forEach(file -> names.add(folder.relativize(file).toString().replace('\\', '/')));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
