package blastlab.match;

/** How a game ended for one character. */
public enum Outcome {
  /** It left through the exit. */
  ESCAPED(true),
  /** It won: it found what it was after, or was the best of all, be it alive or blown up. */
  WON(true),
  /** It was alive at the end of a game without an exit. */
  SURVIVED(true),
  /** It met a monster. */
  KILLED_BY_MONSTER(false),
  /** It was caught in an explosion. */
  KILLED_BY_BOMB(false),
  /** Time was up before it found the exit. */
  OUT_OF_TIME(false),
  /** It could not move any more where it had to. */
  STUCK(false),
  /** It decided on a move that the rules don't allow, and that cost it the game. */
  INVALID_MOVE(false),
  /** It was alive at the end, but another had won. */
  OUTSCORED(false),
  /** It was alive at the end, and nobody had won. */
  DREW(false),
  /** Its code threw an exception. */
  CRASHED(false),
  /** Its code took too long over a decision. */
  TIMED_OUT(false),
  /** Its code used more memory than it may. */
  OUT_OF_MEMORY(false),
  /** Its code ended the process that it ran in. */
  EXITED(false),
  /** Its process sent something else than one right answer to each question. */
  BROKE_PROTOCOL(false);

  private final boolean win;

  Outcome(boolean win) {
    this.win = win;
  }

  /** Whether this is what the character was after. */
  public boolean isWin() {
    return win;
  }
}
