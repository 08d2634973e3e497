package blastlab.loader;

import blastlab.text.InputException;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A process that compiles a submission and finds its agent, for somebody who does not want to do so
 * himself: sources can keep a compiler busy forever. None of their code is run.
 *
 * <p>It prints what has come of it: a word of {@link Result} in the first line, and behind it the
 * agent's class or what there is to say.
 */
public final class CompilerProcess {
  private static final String CLASS = ".class";

  /** What can come of it. */
  public enum Result {
    /** There is an agent; its class follows. */
    AGENT,
    /** The sources are wrong; the compiler's messages follow. */
    NOT_COMPILED,
    /** It is not clear what the agent is; the reason follows. */
    NO_AGENT
  }

  private final Path place;
  private final Path classes;
  private final String choice;

  private CompilerProcess(Path place, Path classes, String choice) {
    this.place = place;
    this.classes = classes;
    this.choice = choice;
  }

  /**
   * Takes the folder of the sources, the one for the classes, and the agent's class or nothing; if
   * both folders are the same, the classes are there already.
   */
  public static void main(String[] args) throws IOException {
    Path place = Path.of(args[0]);
    Path classes = Path.of(args[1]);
    CompilerProcess process = new CompilerProcess(place, classes, args[2]);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (place.equals(classes)) {
      out.print(process.find(process.compiled()));
    } else {
      out.print(process.compile());
    }
    out.flush();
  }

  private String compile() throws IOException {
    SourceFolder folder;
    try {
      folder = SourceFolder.read(place);
    } catch (InputException e) {
      return say(Result.NO_AGENT, e.getMessage());
    }
    Candidates candidates;
    try {
      candidates = folder.compile();
    } catch (InputException e) {
      return say(Result.NOT_COMPILED, e.getMessage());
    }
    CompiledClasses compiled = (CompiledClasses) candidates.loader();
    for (Path root : folder.roots()) {
      copyResources(root);
    }
    for (var one : compiled.classes().entrySet()) {
      Path file = classes.resolve(one.getKey().replace('.', '/') + CLASS);
      Files.createDirectories(file.getParent());
      Files.write(file, one.getValue());
    }
    return find(candidates);
  }

  private String find(Candidates candidates) {
    try {
      Agent agent = candidates.agent(place.toString(), choice);
      return say(Result.AGENT, agent.type().getName());
    } catch (InputException e) {
      return say(Result.NO_AGENT, e.getMessage());
    }
  }

  private String say(Result result, String text) {
    return result + "\n" + text.replace(place + "/", "").replace(place + ":", "the submission:");
  }

  private Candidates compiled() throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      List<String> names =
          files
              .map(file -> classes.relativize(file).toString())
              .filter(name -> name.endsWith(CLASS) && !name.startsWith("META-INF"))
              .filter(name -> !name.endsWith("module-info.class"))
              .map(name -> name.substring(0, name.length() - CLASS.length()).replace('/', '.'))
              .sorted()
              .toList();
      URL[] path = {classes.toUri().toURL()};
      ClassLoader loader = new URLClassLoader(path, CompilerProcess.class.getClassLoader());
      return Candidates.in(place.toString(), loader, names);
    }
  }

  /** What lies beside the sources and is none, agents may read as a resource. */
  private void copyResources(Path root) throws IOException {
    Files.walkFileTree(
        root,
        Set.of(),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            boolean hidden =
                !folder.equals(root) && folder.getFileName().toString().startsWith(".");
            return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            String name = file.getFileName().toString();
            boolean code = name.endsWith(".java") || name.endsWith(CLASS);
            if (attributes.isRegularFile() && !code && !name.startsWith(".")) {
              Path copy = classes.resolve(root.relativize(file).toString());
              Files.createDirectories(copy.getParent());
              Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
