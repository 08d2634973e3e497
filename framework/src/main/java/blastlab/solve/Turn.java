package blastlab.solve;

/**
 * What the player does in one turn.
 *
 * @param dx the horizontal part of its move
 * @param dy the vertical part of its move
 * @param bomb whether it places a bomb before it moves
 */
public record Turn(int dx, int dy, boolean bomb) {
  /** The turn in which the treasure is picked up: whatever else was decided does not count. */
  public static final Turn PICK_UP = new Turn(0, 0, false);

  /** Whether this is the turn in which the treasure is picked up. */
  public boolean isPickUp() {
    return dx == 0 && dy == 0;
  }
}
