package blastlab.grader.command;

import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicBoolean;

/** Ends a run cleanly when the user interrupts it, and says how to go on with it. */
final class StopHook {
  /** The exit code of a run that was stopped. */
  static final int STOPPED = 3;

  private final PrintWriter err;
  private final String resume;
  private final Runnable cleanUp;
  private final Thread hook = new Thread(this::stopped, "stopped");
  private final AtomicBoolean over = new AtomicBoolean();

  /**
   * Watches from now on.
   *
   * @param resume the command that goes on
   * @param cleanUp what to do before anything is printed
   */
  StopHook(PrintWriter err, String resume, Runnable cleanUp) {
    this.err = err;
    this.resume = resume;
    this.cleanUp = cleanUp;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stopped() {
    if (over.getAndSet(true)) {
      return;
    }
    cleanUp.run();
    err.println("blastlab: stopped; what was played is kept, go on with: " + resume);
    err.flush();
    Runtime.getRuntime().halt(STOPPED); // else the code would be that of the signal
  }

  /** Ends the watch. */
  void close() {
    if (over.getAndSet(true)) {
      return; // the program is ending, and the hook ends it
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      over.set(true); // the end has begun, but the results are all there
    }
  }
}
