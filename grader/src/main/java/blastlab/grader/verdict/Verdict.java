package blastlab.grader.verdict;

import blastlab.match.Outcome;
import java.util.Locale;

/** How a game ended for a submission, or why none could be played. */
public enum Verdict {
  /** It left through the exit. */
  ESCAPED,
  /** It won: it found what it was after, or was the best of all. */
  WON,
  /** It was alive at the end of a game without an exit. */
  SURVIVED,
  /** It met a monster. */
  KILLED_BY_MONSTER,
  /** It was caught in an explosion. */
  KILLED_BY_BOMB,
  /** The game's time was up before it found the exit. */
  OUT_OF_TIME,
  /** It could not move any more where it had to. */
  STUCK,
  /** It decided on a move that the rules don't allow, and that cost it the game. */
  INVALID_MOVE,
  /** It was alive at the end, but another had won. */
  OUTSCORED,
  /** It was alive at the end, and nobody had won. */
  DREW,
  /** Its code threw an exception. */
  CRASHED,
  /** Its code took too long, over a decision or over all those of a game. */
  TIMED_OUT,
  /** It needed more memory than the rubric allows. */
  OUT_OF_MEMORY,
  /** Its process ended in the middle of a game. */
  EXITED,
  /** Its process answered something that no honest agent answers. */
  BROKE_PROTOCOL,
  /** Its sources are wrong; no game was played. */
  DID_NOT_COMPILE,
  /** It holds no agent, or several and does not say which; no game was played. */
  NO_AGENT,
  /** It was not even unpacked; no game was played. */
  REFUSED;

  /** The verdict on a character whose game ended so. */
  public static Verdict of(Outcome outcome) {
    return valueOf(outcome.name());
  }

  /** Whether the submission's code failed; such a game reaches no goal, whatever its score. */
  public boolean isFailure() {
    return compareTo(CRASHED) >= 0;
  }

  /** Whether no game was played because of it. */
  public boolean isBeforeAnyGame() {
    return compareTo(DID_NOT_COMPILE) >= 0;
  }

  /** The words that people read, such as {@code killed by bomb}. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
