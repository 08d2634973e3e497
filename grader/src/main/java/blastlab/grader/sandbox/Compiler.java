package blastlab.grader.sandbox;

import blastlab.loader.CompilerProcess;
import blastlab.loader.CompilerProcess.Result;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Compiles submissions in processes of their own. */
final class Compiler {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int MEMORY_MB = 512;
  private static final int THREADS = 20;
  private static final long FILE_BYTES = 16 << 20;
  private static final int LONGEST_MESSAGES = 1 << 15;
  private static final String SOURCES = "/blastlab/sources";
  private static final String CLASSES = "/blastlab/classes";

  private final Sandbox sandbox;
  private final Duration limit;

  Compiler(Sandbox sandbox) {
    this(sandbox, LIMIT);
  }

  /**
   * A compiler.
   *
   * @param limit how long a submission may take
   */
  Compiler(Sandbox sandbox, Duration limit) {
    this.sandbox = sandbox;
    this.limit = limit;
  }

  Compilation compile(Path sources, Path classes, Optional<String> agentClass) {
    Path source = sandbox.publish(sources);
    Room room = sandbox.room();
    Path output = room.tmp(); // what the process owns
    Mount from = Mount.readable(source, SOURCES);
    Mount to = Mount.writable(output, CLASSES);
    try {
      return run(room, from, to, agentClass, () -> Folders.copy(output, classes));
    } finally {
      Folders.delete(source);
    }
  }

  Compilation inspect(Path classes, Optional<String> agentClass) {
    Path copy = sandbox.publish(classes);
    Mount there = Mount.readable(copy, CLASSES);
    try {
      return run(sandbox.room(), there, there, agentClass, () -> {});
    } finally {
      Folders.delete(copy);
    }
  }

  private Compilation run(
      Room empty, Mount from, Mount to, Optional<String> agentClass, Runnable take) {
    List<Mount> mounts = from.equals(to) ? List.of(from) : List.of(from, to);
    Room room = empty.with(mounts);
    Rlimits limits =
        new Rlimits(
            Rlimits.JAVAS_OWN_MB + MEMORY_MB,
            Rlimits.JAVAS_OWN_THREADS + THREADS,
            FILE_BYTES,
            2 * (int) LIMIT.toSeconds());
    List<String> arguments =
        List.of(
            CompilerProcess.class.getName(),
            sandbox.path(from),
            sandbox.path(to),
            agentClass.orElse(""));
    List<String> options = List.of("-Xmx" + MEMORY_MB + "m", "-XX:TieredStopAtLevel=1");
    try (Confined process = sandbox.start(room, limits, options, arguments)) {
      if (!process.await(limit.toMillis())) {
        return new Compilation.DidNotCompile(
            "the compiler was not done after " + limit.toSeconds() + " seconds");
      }
      Compilation compilation = result(process.takeLog(LONGEST_MESSAGES));
      if (compilation instanceof Compilation.Compiled) {
        take.run();
      }
      return compilation;
    }
  }

  private static Compilation result(String said) {
    int line = said.indexOf('\n');
    String text = said.substring(line + 1).strip();
    for (Result result : Result.values()) {
      if (line > 0 && said.substring(0, line).equals(result.name())) {
        return switch (result) {
          case AGENT -> new Compilation.Compiled(text);
          case NOT_COMPILED -> new Compilation.DidNotCompile(text);
          case NO_AGENT -> new Compilation.NoAgent(text);
        };
      }
    }
    return new Compilation.DidNotCompile("the compiler failed\n" + said.strip());
  }
}
