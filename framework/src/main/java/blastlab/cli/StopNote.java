package blastlab.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Says that a command was stopped, if the program ends while this is open: by the user's interrupt,
 * or because an agent ends it.
 */
final class StopNote {
  private final PrintWriter err;
  private final Runnable cleanUp;
  private final Thread hook = new Thread(this::stopped, "stopped");
  private final AtomicBoolean over = new AtomicBoolean();

  /**
   * Watches from now on.
   *
   * @param cleanUp what to do before anything is printed
   */
  StopNote(PrintWriter err, Runnable cleanUp) {
    this.err = err;
    this.cleanUp = cleanUp;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Ends the watch; does not come back if the program is ending already. */
  void close() {
    if (over.getAndSet(true)) {
      awaitEnd();
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) { // the end has begun since; the hook has nothing to say
      awaitEnd();
    }
  }

  private void stopped() {
    if (over.getAndSet(true)) {
      return;
    }
    cleanUp.run();
    Optional<StackTraceElement> agent = whoCalledExit();
    err.println(
        agent
            .map(frame -> "blastlab: an agent called System.exit: " + frame + "; no results")
            .orElse("blastlab: stopped, no results"));
    err.flush();
    if (agent.isPresent()) {
      Runtime.getRuntime().halt(Main.USER_MISTAKE); // whatever the agent wanted it to be
    }
  }

  /** Who has called System.exit in any thread; an interrupt needs no call. */
  private static Optional<StackTraceElement> whoCalledExit() {
    return Thread.getAllStackTraces().values().stream()
        .map(Arrays::asList)
        .flatMap(
            frames ->
                frames.stream()
                    .filter(frame -> frame.getMethodName().equals("exit"))
                    .filter(frame -> frame.getClassName().equals("java.lang.System"))
                    .limit(1)
                    .map(exit -> frames.get(frames.indexOf(exit) + 1)))
        .findFirst();
  }

  private static void awaitEnd() {
    try {
      Thread.currentThread().join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
