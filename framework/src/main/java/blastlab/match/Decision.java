package blastlab.match;

import blastlab.world.BombWish;
import blastlab.world.CellMark;
import blastlab.world.CharacterEntity;
import java.util.List;

/**
 * What an agent has decided about a step.
 *
 * @param id the character's
 * @param dx the horizontal part of its direction: -1, 0 or 1
 * @param dy the vertical part of its direction: -1, 0 or 1
 * @param bomb whether and when it wants to place a bomb
 * @param marks the cells that it coloured meanwhile
 * @param log the lines that it left for who watches
 * @param nextCalls how often it called {@code next()} on the world it was given and what came of it
 * @param nanos how many nanoseconds its {@code act} took by the clock on the wall
 */
public record Decision(
    int id,
    int dx,
    int dy,
    BombWish bomb,
    List<CellMark> marks,
    List<String> log,
    long nextCalls,
    long nanos) {

  /** What this agent has decided, and what it cost. */
  static Decision of(CharacterEntity agent, long nextCalls, long nanos) {
    return new Decision(
        agent.id(),
        agent.dx(),
        agent.dy(),
        agent.bombWish(),
        agent.cellMarks(),
        agent.logLines(),
        nextCalls,
        nanos);
  }

  /** How many milliseconds its {@code act} took. */
  public double millis() {
    return Effort.millis(nanos);
  }
}
