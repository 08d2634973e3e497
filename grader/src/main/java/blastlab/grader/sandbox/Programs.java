package blastlab.grader.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The programs of the system that are used. */
final class Programs {
  static final String BWRAP = "/usr/bin/bwrap";
  static final String PRLIMIT = "/usr/bin/prlimit";
  static final String SETPRIV = "/usr/bin/setpriv";
  static final String TASKSET = "/usr/bin/taskset";
  private static final int PATIENCE_SECONDS = 20;

  private Programs() {}

  static boolean has(String program) {
    return Files.isExecutable(Path.of(program));
  }

  /** Whether a command does its work here; if not, what it says. */
  static Optional<String> complaint(List<String> command) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return Optional.of("no answer");
      }
      String said =
          new String(process.getInputStream().readNBytes(1000), StandardCharsets.UTF_8).strip();
      return process.exitValue() == 0
          ? Optional.empty()
          : Optional.of(said.isEmpty() ? "exit code " + process.exitValue() : said);
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
  }
}
