package blastlab.loader;

import blastlab.text.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The sources of an agent.
 *
 * @param place what the user gave
 * @param sources the files to compile
 * @param roots the folders that the packages of these files begin in, and where resources are
 * @param sourcePath where the compiler finds more sources if it needs them
 */
record SourceFolder(Path place, List<Path> sources, Set<Path> roots, List<Path> sourcePath) {
  /** Folders of tests and of what tools produce. */
  private static final Set<String> SKIPPED =
      Set.of("test", "tests", "build", "out", "target", "bin", "node_modules");

  private static final int MOST_FILES = 20_000;

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
  private static final Pattern TEST =
      Pattern.compile("(?m)^\\s*import\\s+(static\\s+)?(org\\.junit|org\\.assertj|net\\.jqwik)\\.");

  /** All sources in a folder and below it, without tests. */
  static SourceFolder read(Path folder) {
    List<Path> sources = new ArrayList<>();
    Set<Path> roots = new LinkedHashSet<>(List.of(folder));
    for (Path file : javaFiles(folder)) {
      String text = text(file);
      if (!TEST.matcher(text).find()) {
        sources.add(file);
        roots.add(root(file, text));
      }
    }
    if (sources.isEmpty()) {
      throw new InputException(
          folder + ": no agent; no .java files in this folder or below it, tests aside");
    }
    return new SourceFolder(folder, sources, roots, List.of());
  }

  /** One source file, and those beside it as far as it uses them. */
  static SourceFolder around(Path file) {
    Path root = root(file, text(file));
    return new SourceFolder(file, List.of(file), Set.of(root), List.of(root));
  }

  /** Compiles the sources; agents may be among the classes of the files asked for. */
  Candidates compile() {
    return SourceCompiler.compile(this);
  }

  private static List<Path> javaFiles(Path folder) {
    FileCollector collector = new FileCollector(folder);
    try {
      Files.walkFileTree(
          folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, collector);
    } catch (IOException e) {
      throw new InputException(folder + ": can't be read (" + e + ")", e);
    }
    return collector.found.stream().sorted().toList();
  }

  /** The folder that a file's package begins in: a/b for a/b/c/X.java in package c. */
  private static Path root(Path file, String text) {
    Path folder = file.toAbsolutePath().getParent();
    Matcher matcher = PACKAGE.matcher(text);
    if (matcher.find()) {
      Path below = Path.of(matcher.group(1).replace('.', '/'));
      if (folder.endsWith(below)) {
        return folder.resolve("../".repeat(below.getNameCount())).normalize();
      }
    }
    return folder;
  }

  /** Good enough to look for a few words in; the compiler itself reads the file as UTF-8. */
  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new InputException(file + ": can't be read (" + e + ")", e);
    }
  }

  private static final class FileCollector extends SimpleFileVisitor<Path> {
    private final Path folder;
    private final List<Path> found = new ArrayList<>();
    private int visited;

    FileCollector(Path folder) {
      this.folder = folder;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
      String name = directory.equals(folder) ? "" : directory.getFileName().toString();
      return SKIPPED.contains(name) || name.startsWith(".")
          ? FileVisitResult.SKIP_SUBTREE
          : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (++visited > MOST_FILES) {
        throw new InputException(
            folder + ": more than " + MOST_FILES + " files, expected the folder of one agent");
      }
      String name = file.getFileName().toString();
      boolean module = name.equals("module-info.java"); // agents live outside of modules
      if (name.endsWith(".java") && !module && attributes.isRegularFile()) {
        found.add(file);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
      if (e instanceof FileSystemLoopException) {
        return FileVisitResult.CONTINUE; // a link back to a folder that is being visited
      }
      throw e;
    }
  }
}
