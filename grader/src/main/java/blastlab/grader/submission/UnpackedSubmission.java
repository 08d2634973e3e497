package blastlab.grader.submission;

import blastlab.scenario.Json;
import blastlab.text.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A submission in a private folder, where nothing leads out of.
 *
 * @param folder all its files but litter, sources in UTF-8
 * @param choices the paths of all {@value #CHOICE} in it, the uppermost first
 * @param kind what is in it
 */
public record UnpackedSubmission(Path folder, List<Path> choices, Kind kind) {
  /** The file in which a student says which class is the agent. */
  public static final String CHOICE = "submission.json";

  /** What there is to make an agent of. */
  public enum Kind {
    /** Java sources. */
    SOURCES,
    /** Compiled classes and no sources. */
    CLASSES,
    /** Neither. */
    NOTHING
  }

  /** Unpacks a submission into a folder that does not exist yet. */
  public static UnpackedSubmission unpack(Submission submission, Path into)
      throws RefusedException {
    if (submission.fault().isPresent()) {
      throw new RefusedException(submission.fault().get());
    }
    Quota quota = new Quota();
    try {
      Files.createDirectories(into);
      Target target = new Target(into.toAbsolutePath().normalize(), quota);
      if (Files.isDirectory(submission.path())) {
        copy(submission.path(), target, quota);
      } else {
        Archive.unpack(submission.path(), target, quota);
      }
      return look(into);
    } catch (IOException e) {
      throw new RefusedException("can't be read (" + e + ")");
    }
  }

  private static void copy(Path folder, Target target, Quota quota)
      throws IOException, RefusedException {
    for (Map.Entry<String, Path> file : Tree.files(folder, quota).entrySet()) {
      try (InputStream in = Files.newInputStream(file.getValue())) {
        target.write(file.getKey(), in, Quota.MOST_BYTES);
      }
    }
  }

  private static UnpackedSubmission look(Path folder) throws IOException {
    List<Path> choices = new ArrayList<>();
    Kind kind = Kind.NOTHING;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.equals(CHOICE)) {
          choices.add(file);
        } else if (name.endsWith(".java")) {
          kind = Kind.SOURCES;
        } else if (name.endsWith(".class") && kind == Kind.NOTHING) {
          kind = Kind.CLASSES;
        }
      }
    }
    choices.sort(Comparator.comparingInt(Path::getNameCount));
    return new UnpackedSubmission(folder, List.copyOf(choices), kind);
  }

  /**
   * The class that the student names, if there is such a file.
   *
   * @throws blastlab.text.InputException if it is not as it should be
   */
  public Optional<String> chosenAgent() {
    return choices.stream()
        .findFirst()
        .map(file -> Json.read(CHOICE, TextFile.read(file)).withOnly("agent").get("agent").text());
  }
}
