package blastlab.rules.rooms;

/** What the board keeps about each bomber, by number. */
final class Traits {
  static final int RADIUS_BONUS = 0;
  static final int RADIUS_TICKS = 1;
  static final int COUNT_TICKS = 2;
  static final int IMMUNE_TICKS = 3;
  static final int REMOTE_USES = 4;

  /** 1 for who dies in this tick, and until then stays on the board. */
  static final int DOOMED = 5;

  /** 1 for who has won the round. */
  static final int WINNER = 6;

  /** How many there are. */
  static final int COUNT = 7;

  private Traits() {}
}
