package blastlab.loader;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;

/** Classes that were compiled in memory, and the files beside their sources as resources. */
final class CompiledClasses extends URLClassLoader {
  private final Map<String, byte[]> classes;

  /**
   * A loader that nobody else shares.
   *
   * @param classes the class files by the names of the classes
   * @param roots where resources are looked for
   */
  CompiledClasses(Map<String, byte[]> classes, Collection<Path> roots) {
    super(
        roots.stream().map(AgentJar::url).toArray(URL[]::new),
        CompiledClasses.class.getClassLoader());
    this.classes = Map.copyOf(classes);
  }

  /** The class files by the names of the classes. */
  Map<String, byte[]> classes() {
    return classes;
  }

  /** What was compiled goes before a class of the same name on the class path. */
  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!classes.containsKey(name)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] code = classes.get(name);
    if (code == null) { // class files that lie about among the sources do not count
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, code, 0, code.length);
  }
}
