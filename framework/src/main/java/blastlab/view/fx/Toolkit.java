package blastlab.view.fx;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** JavaFX, started when the first window is to be opened. */
final class Toolkit {
  /** It has nothing to say that a player could use, such as that it came by the class path. */
  private static final Logger JAVAFX = Logger.getLogger("javafx");

  /** A display on another computer may take its time. */
  private static final int PATIENCE_SECONDS = 30;

  private Toolkit() {}

  /** Starts JavaFX unless it runs already. */
  static void start() throws NoWindowException {
    JAVAFX.setLevel(Level.OFF);
    CompletableFuture<Void> started = new CompletableFuture<>();
    Thread starter =
        new Thread(
            () -> {
              try {
                Platform.startup(() -> started.complete(null));
              } catch (IllegalStateException e) { // it runs already
                started.complete(null);
              } catch (RuntimeException | LinkageError e) {
                started.completeExceptionally(e);
              }
            },
            "javafx-starter");
    starter.setDaemon(true);
    starter.start();
    await(started);
    Platform.setImplicitExit(false);
  }

  private static void await(CompletableFuture<Void> started) throws NoWindowException {
    try {
      started.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new NoWindowException(reason(e.getCause()));
    } catch (TimeoutException e) {
      throw new NoWindowException("JavaFX did not start within " + PATIENCE_SECONDS + " s");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new NoWindowException("interrupted");
    }
  }

  private static String reason(Throwable failure) {
    String message = String.valueOf(failure.getMessage());
    return message.lines().findFirst().orElse("JavaFX can't start");
  }

  /** Runs code in JavaFX's thread and waits for what comes of it. */
  static <T> T call(Supplier<T> code) {
    if (Platform.isFxApplicationThread()) {
      return code.get();
    }
    CompletableFuture<T> result = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            result.complete(code.get());
          } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
          }
        });
    return result.join();
  }
}
