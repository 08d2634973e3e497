package blastlab.world;

/** Whether a character wants to place a bomb, and when: some games let it choose. */
public enum BombWish {
  /** It does not want to. */
  NONE,
  /** On the cell where it is, before it moves. */
  BEFORE_MOVE,
  /** On the cell where it is after its move. */
  AFTER_MOVE;

  /** How many there are. */
  static final int KINDS = values().length;

  private static final BombWish[] ALL = values();

  static BombWish of(int ordinal) {
    return ALL[ordinal];
  }
}
