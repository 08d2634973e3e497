package blastlab.grader.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import blastlab.match.Outcome;
import blastlab.scenario.Scenario;
import blastlab.scenario.ScenarioLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The hostile submissions, what each comes to, and where they play. */
final class HostileSubmissions {
  private static final Path FOLDER = Path.of("src/test/submissions/hostile");

  private HostileSubmissions() {}

  /** What each comes to, by name. */
  static Map<String, Outcome> outcomes() {
    Map<String, Outcome> outcomes = new LinkedHashMap<>();
    try {
      for (String line : Files.readAllLines(FOLDER.resolve("verdicts.txt"))) {
        if (!line.startsWith("#")) {
          String[] words = line.split(" ", -1);
          outcomes.put(words[0], Outcome.valueOf(words[1]));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return outcomes;
  }

  /** The names of all that lie there. */
  static List<String> folders() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(Files::isDirectory).map(f -> f.getFileName().toString()).toList();
    }
  }

  static Path sources(String name) {
    return FOLDER.resolve(name);
  }

  static Scenario yard() {
    return new ScenarioLibrary().find(FOLDER.resolve("yard.json").toString());
  }

  /** Compiles one in this process, since that is quicker and nothing here troubles a compiler. */
  static void compile(String name, Path classes) {
    List<String> arguments =
        new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", classes.toString()));
    arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.walk(sources(name))) {
      files.map(Path::toString).filter(f -> f.endsWith(".java")).forEach(arguments::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(result).as("compiling " + name).isZero();
  }
}
