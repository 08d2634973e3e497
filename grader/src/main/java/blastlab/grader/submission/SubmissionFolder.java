package blastlab.grader.submission;

import blastlab.text.InputException;
import blastlab.text.Quoted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder of submissions.
 *
 * @param submissions all of them, in the order of their names
 * @param ignored what is taken for none, a sentence each
 */
public record SubmissionFolder(List<Submission> submissions, List<String> ignored) {
  /** What a student may well hand in, though it can't be graded. */
  private static final Set<String> WRONG_ENDINGS =
      Set.of("java", "class", "rar", "7z", "tar", "gz", "tgz", "bz2", "xz");

  /** The submissions of a class. */
  public static SubmissionFolder read(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new InputException(folder + ": no folder, expected the folder of all submissions");
    }
    Map<String, List<Path>> byName = new TreeMap<>();
    List<String> ignored = new ArrayList<>();
    for (Path path : children(folder)) {
      if (Litter.isLitter(path.getFileName().toString())) {
        continue;
      }
      if (isSubmission(path)) {
        byName.computeIfAbsent(nameOf(path), name -> new ArrayList<>()).add(path);
      } else {
        ignored.add(
            Quoted.of(path.getFileName().toString()) + " is no folder, .zip or .jar: ignored");
      }
    }
    if (byName.isEmpty()) {
      throw new InputException(
          folder + ": no submissions; expected folders, .zip or .jar files named after students");
    }
    List<Submission> submissions = new ArrayList<>();
    byName.forEach((name, paths) -> submissions.add(submission(name, paths)));
    return new SubmissionFolder(List.copyOf(submissions), List.copyOf(ignored));
  }

  private static boolean isSubmission(Path path) {
    String ending = ending(path);
    return Files.isDirectory(path)
        || ending.equals("zip")
        || ending.equals("jar")
        || WRONG_ENDINGS.contains(ending);
  }

  private static Submission submission(String name, List<Path> paths) {
    Path path = paths.get(0);
    if (paths.size() > 1) {
      String all =
          paths.stream().map(p -> p.getFileName().toString()).collect(Collectors.joining(", "));
      return new Submission(
          name, path, Optional.of("there are several of this name: " + all + "; keep one of them"));
    }
    if (!Files.isDirectory(path) && WRONG_ENDINGS.contains(ending(path))) {
      return new Submission(
          name,
          path,
          Optional.of("a ." + ending(path) + " file, expected a folder, a .zip or a .jar"));
    }
    return new Submission(name, path);
  }

  private static String nameOf(Path path) {
    String name = path.getFileName().toString();
    String ending = ending(path);
    return Files.isDirectory(path) || name.length() == ending.length() + 1
        ? name
        : name.substring(0, name.length() - ending.length() - 1);
  }

  private static String ending(Path path) {
    String name = path.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(java.util.Locale.ROOT);
  }

  private static List<Path> children(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new InputException(folder + ": can't be read (" + e + ")", e);
    }
  }
}
