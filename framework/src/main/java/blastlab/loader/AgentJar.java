package blastlab.loader;

import blastlab.text.InputException;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar of compiled classes with an agent among them. */
final class AgentJar {
  private static final String CLASS = ".class";

  private AgentJar() {}

  /** The classes of a jar, each jar with a class loader of its own. */
  static Candidates open(Path jar) {
    List<String> names = classNames(jar);
    if (names.isEmpty()) {
      throw new InputException(jar + ": no agent; the jar holds no compiled classes");
    }
    ClassLoader loader = new URLClassLoader(new URL[] {url(jar)}, AgentJar.class.getClassLoader());
    return Candidates.in(jar.toString(), loader, names);
  }

  private static List<String> classNames(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.endsWith(CLASS))
          .filter(name -> !name.startsWith("META-INF/") && !name.endsWith("module-info" + CLASS))
          .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new InputException(jar + ": can't be read as a jar (" + e.getMessage() + ")", e);
    }
  }

  static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("a path without a URL: " + path, e);
    }
  }
}
