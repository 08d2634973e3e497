package blastlab.explain;

import blastlab.match.Outcome;
import blastlab.world.Cell;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Why a recorded game ended for a character as it did.
 *
 * @param character its name
 * @param id its number
 * @param outcome how it ended; empty where the game was stopped before
 * @param step in which step that was
 * @param at where the character was then
 * @param cause what killed it, if something did
 * @param remark what else there is to say, in a sentence; may be empty
 * @param hope what a way out would have led to
 * @param wayOut the last one, if one was found
 * @param outOfReach after how many steps it could, for the last time, have kept out of the reach of
 *     all monsters, whatever they did; empty where that was never so, or does not matter
 * @param limited whether the search was given up at its limit, so that there may be ways out, or
 *     later ones, that it has not found
 * @param calls how many steps were tried out
 */
public record Explanation(
    String character,
    int id,
    Optional<Outcome> outcome,
    int step,
    Cell at,
    Optional<Cause> cause,
    String remark,
    Hope hope,
    Optional<WayOut> wayOut,
    OptionalInt outOfReach,
    boolean limited,
    long calls) {

  /** What a way out leads to. */
  public enum Hope {
    /** None was looked for: nobody has lost, or nothing that was done on the board decided it. */
    NONE,
    /** To live on. */
    LIFE,
    /** To leave through the exit in time. */
    EXIT,
    /** To solve the level in time. */
    TREASURE
  }

  /** Whether there was something to explain: a loss that another decision might have prevented. */
  public boolean isLoss() {
    return hope != Hope.NONE;
  }

  /** All in a line: what happened, until when there was a way out, what was done instead. */
  public String sentence() {
    return new Wording(this).sentence();
  }

  /** The sentence, and below it what else was found out, a line each. */
  public List<String> text() {
    return new Wording(this).text();
  }
}
