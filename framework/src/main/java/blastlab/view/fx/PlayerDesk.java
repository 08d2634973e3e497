package blastlab.view.fx;

import blastlab.agents.KeySource;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Where whoever plays by hand is asked for keys: the game waits here, the window brings them. */
final class PlayerDesk implements KeySource {
  private static final char CLOSED = 0;

  private final BlockingQueue<Character> keys = new LinkedBlockingQueue<>();
  private volatile String prompt = "";
  private volatile String note = "";
  private volatile boolean closed;

  /** What the player is asked for; empty while nobody is asked. */
  String prompt() {
    return prompt;
  }

  /** What the player was told last; empty from the next key on. */
  String note() {
    return note;
  }

  /** Whether a key is waited for. */
  boolean isAsking() {
    return !prompt.isEmpty();
  }

  /** A key for the player, who has to be asked for one. */
  void press(char key) {
    if (isAsking()) {
      keys.add(key);
    }
  }

  /** No more keys will come. */
  void close() {
    closed = true;
    keys.add(CLOSED);
  }

  @Override
  public Optional<Character> next(String asked) {
    if (closed) {
      return Optional.empty();
    }
    prompt = asked;
    try {
      char key = keys.take();
      note = "";
      return closed ? Optional.empty() : Optional.of(key);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      prompt = "";
    }
  }

  @Override
  public void say(String message) {
    note = message;
  }
}
