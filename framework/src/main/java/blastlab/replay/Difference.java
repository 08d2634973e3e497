package blastlab.replay;

/**
 * In what a replay differs from the game that comes of it.
 *
 * @param step after how many steps
 * @param what in what
 * @param recorded as the file has it
 * @param played as it is when played again
 */
public record Difference(int step, String what, String recorded, String played) {
  @Override
  public String toString() {
    return "step "
        + step
        + ": "
        + what
        + ": recorded is "
        + recorded
        + ", but played again it is "
        + played;
  }
}
