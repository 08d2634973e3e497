package blastlab.view.fx;

/**
 * That somebody is deciding.
 *
 * @param name the character's
 * @param since when it began, in the nanoseconds of {@link System#nanoTime}
 */
record Waiting(String name, long since) {
  /** Shorter than this nobody needs to know. */
  private static final double PATIENCE = 0.4;

  double seconds(long now) {
    return (now - since) / 1e9;
  }

  boolean isWorthSaying(long now) {
    return seconds(now) >= PATIENCE;
  }
}
