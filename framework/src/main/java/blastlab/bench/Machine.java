package blastlab.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What measurements were made on.
 *
 * @param cpu the processor's model, if it is known
 * @param cores how many of its cores this program may use
 * @param java the version of Java and who made it
 * @param os the operating system
 */
public record Machine(Optional<String> cpu, int cores, String java, String os) {
  private static final Path LINUX = Path.of("/proc/cpuinfo");
  private static final String WINDOWS = "PROCESSOR_IDENTIFIER";

  /** The machine that this program runs on. */
  public static Machine ofThisProgram() {
    return new Machine(
        cpu(LINUX).or(() -> Optional.ofNullable(System.getenv(WINDOWS))),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.version") + ", " + System.getProperty("java.vm.name"),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"));
  }

  /** The model that Linux tells of the first processor. */
  static Optional<String> cpu(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .filter(model -> !model.isEmpty())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty(); // another system, or one that does not tell
    }
  }
}
