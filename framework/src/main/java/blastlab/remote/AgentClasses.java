package blastlab.remote;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Loads an agent's classes anew, its own before others of the same name, as in-process play does.
 */
final class AgentClasses extends URLClassLoader {
  private final Path folder;

  AgentClasses(Path folder) throws MalformedURLException {
    super(new URL[] {folder.toUri().toURL()}, AgentClasses.class.getClassLoader());
    this.folder = folder;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    Path file = folder.resolve(name.replace('.', '/') + ".class");
    if (!Files.isRegularFile(file)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name, file) : loaded;
    }
  }

  private Class<?> define(String name, Path file) throws ClassNotFoundException {
    try {
      byte[] code = Files.readAllBytes(file);
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
