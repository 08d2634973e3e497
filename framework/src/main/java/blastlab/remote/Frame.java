package blastlab.remote;

/**
 * How a message stands on the line: its length, the number of the question, and then what it says.
 */
final class Frame {
  static final int HEADER = Integer.BYTES + Long.BYTES;

  /** The longest question; a world of 4000 x 4000 cells fits. */
  static final int LONGEST_QUESTION = 1 << 25;

  /** The longest answer: all the log lines and marks that a decision may have. */
  static final int LONGEST_ANSWER = 1 << 20;

  private Frame() {}
}
