package blastlab.agents;

import java.util.Optional;

/** Where an interactive character hears what its player wants. */
public interface KeySource {
  /** The key with the arrow up; the other arrows follow. */
  char UP = '\u2191';

  /** The key with the arrow down. */
  char DOWN = '\u2193';

  /** The key with the arrow to the left. */
  char LEFT = '\u2190';

  /** The key with the arrow to the right. */
  char RIGHT = '\u2192';

  /**
   * Waits for the next key.
   *
   * @param prompt what is asked for
   * @return empty when no more keys will come
   */
  Optional<Character> next(String prompt);

  /** Tells the player something. */
  void say(String message);
}
