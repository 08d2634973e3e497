package blastlab.loader;

import blastlab.text.InputException;
import blastlab.world.CharacterEntity;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles sources in memory: nothing is written to any disk. */
final class SourceCompiler {
  private static final List<String> OPTIONS =
      List.of("--release", "17", "-proc:none", "-Xlint:none", "-g", "-implicit:class");

  private SourceCompiler() {}

  /** The classes that the sources hold, or what the compiler has to say about them. */
  static Candidates compile(SourceFolder folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new InputException(
          folder.place()
              + ": can't be compiled, as this Java has no compiler; run Blastlab with a JDK 17 or"
              + " newer, not with a mere runtime");
    }
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    try (StandardJavaFileManager disk =
            compiler.getStandardFileManager(messages, Locale.ENGLISH, StandardCharsets.UTF_8);
        Output output = new Output(disk)) {
      disk.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath());
      disk.setLocationFromPaths(StandardLocation.SOURCE_PATH, folder.sourcePath());
      List<JavaFileObject> sources = new ArrayList<>();
      disk.getJavaFileObjectsFromPaths(folder.sources()).forEach(sources::add);
      StringWriter trouble = new StringWriter();
      boolean done = compiler.getTask(trouble, output, messages, OPTIONS, null, sources).call();
      var errors = errors(messages);
      if (!done || !errors.isEmpty()) { // a file that is no UTF-8 does not stop the compiler
        throw CompileErrors.in(folder.place(), errors, trouble.toString());
      }
      CompiledClasses loader = new CompiledClasses(output.classes(), folder.roots());
      return Candidates.in(folder.place().toString(), loader, output.classesOf(sources));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(
      DiagnosticCollector<JavaFileObject> messages) {
    return messages.getDiagnostics().stream()
        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
        .collect(Collectors.toList());
  }

  /** The framework itself first, as not every program that contains it tells its class path. */
  private static Set<Path> classPath() {
    Set<Path> paths = new LinkedHashSet<>();
    try {
      URI framework =
          CharacterEntity.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      paths.add(Path.of(framework));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("strange place of the framework", e);
    }
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (!entry.isEmpty()) {
        paths.add(Path.of(entry));
      }
    }
    return paths;
  }

  /** Takes the compiler's output; all the rest is found on disk as usual. */
  private static final class Output extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final Map<String, ClassFile> files = new TreeMap<>();

    Output(StandardJavaFileManager disk) {
      super(disk);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String className,
        JavaFileObject.Kind kind,
        FileObject source) {
      ClassFile file = new ClassFile(className, source);
      files.put(className, file);
      return file;
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> classes = new LinkedHashMap<>();
      files.forEach((name, file) -> classes.put(name, file.bytes.toByteArray()));
      return classes;
    }

    /** The names of the classes that come from these files. */
    List<String> classesOf(List<JavaFileObject> sources) {
      return files.entrySet().stream()
          .filter(entry -> sources.contains(entry.getValue().source))
          .map(Map.Entry::getKey)
          .toList();
    }
  }

  private static final class ClassFile extends SimpleJavaFileObject {
    private final FileObject source;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    ClassFile(String className, FileObject source) {
      super(URI.create("memory:///" + className.replace('.', '/') + ".class"), Kind.CLASS);
      this.source = source;
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }
}
