package blastlab.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A character: subclass it and override {@link #act} to write an agent.
 *
 * <p>On {@code this}, {@code move} and {@code placeBomb} are the decision for the coming step. The
 * characters met in a sensed world, {@code world.me(this)} among them, are plain dummies without
 * any of the agent's code; what is done to them changes that world only.
 */
public class CharacterEntity extends MovableEntity {
  /** How many lines of a decision's log are kept. */
  public static final int MOST_LOG_LINES = 100;

  /** How many characters of a line of the log are kept. */
  public static final int LONGEST_LOG_LINE = 500;

  private Mind mind = Mind.NONE; // one field, so that the dummies a search makes stay small

  /** What only an agent has, and no dummy. */
  private record Mind(Random random, List<CellMark> marks, List<String> log, Meter meter) {
    static final Mind NONE = new Mind(null, List.of(), List.of(), null);
  }

  /** For subclasses: a character that is in no world yet. */
  protected CharacterEntity() {}

  CharacterEntity(Board board, int handle) {
    super(board, handle);
  }

  /**
   * Decides what to do in the coming step; called once a step. The plain character does nothing, so
   * it goes on in its direction.
   *
   * @param world the world as it is now, for this character to look at and experiment with
   */
  public void act(SensedWorld world) {}

  /**
   * Told once that the game is over for this character.
   *
   * @param world the world right after its last step
   */
  public void done(SensedWorld world) {}

  /**
   * Wishes to place a bomb in the coming step, where this character stands; whether it gets one is
   * up to the rules. The wish holds for one step. Some games care whether {@code move} was called
   * before or after.
   */
  public final void placeBomb() {
    boolean moving = dx() != 0 || dy() != 0;
    board().setWish(handle(), moving ? BombWish.AFTER_MOVE : BombWish.BEFORE_MOVE);
  }

  /** Takes the wish for a bomb back, so that a search can try a step with and without it. */
  public final void cancelBomb() {
    board().setWish(handle(), BombWish.NONE);
  }

  /** Whether a bomb is wished for in the coming step. */
  public final boolean wantsBomb() {
    return board().wantsBomb(handle());
  }

  /** Whether and when a bomb is wished for in the coming step. */
  public final BombWish bombWish() {
    return board().wish(handle());
  }

  /** The score that this character has in its world. */
  public final int score() {
    return board().score(handle());
  }

  /** Random numbers of this agent's own, the same in every game with the same seed. */
  protected final Random random() {
    if (mind.random == null) {
      throw new IllegalStateException("random() can be used from the first act() on");
    }
    return mind.random;
  }

  /**
   * Colours a cell for everybody who watches, until the next decision. Walls, bombs, explosions and
   * whoever stands there are drawn on top.
   *
   * @param style such as {@code CellColor.RED.on(CellColor.GREEN)}
   */
  public final void setCellColor(int x, int y, CellStyle style) {
    World.requireInside(board(), x, y);
    if (mind.random == null) {
      throw new IllegalStateException(
          "only an agent that decides can colour cells: this.setCellColor(...) from act() on");
    }
    mind.marks.add(new CellMark(x, y, style));
  }

  /** The cells that this character has coloured in its last decision, in order. */
  public final List<CellMark> cellMarks() {
    return List.copyOf(mind.marks);
  }

  /**
   * Leaves a line for everybody who watches, or who looks at the recorded game later: why this
   * decision, what the search has found. Of a decision's lines the first hundred are kept, and of a
   * line the first 500 characters.
   */
  protected final void log(String line) {
    if (mind.random == null) {
      throw new IllegalStateException("log() can be used from the first act() on");
    }
    if (mind.log.size() < MOST_LOG_LINES) {
      String text = String.valueOf(line);
      mind.log.add(text.substring(0, Math.min(text.length(), LONGEST_LOG_LINE)));
    }
  }

  /** For an agent that thinks elsewhere: counts the {@code next()} calls that were made there. */
  protected final void countNextCalls(long calls) {
    if (calls < 0 || mind.meter == null) {
      throw new IllegalArgumentException(calls + " calls, expected 0 or more, from act() on");
    }
    mind.meter.nextCalls += calls;
  }

  /** The lines that this character has left in its last decision, in order. */
  public final List<String> logLines() {
    return List.copyOf(mind.log);
  }

  /** Makes this agent ready to decide, and tells what counts how far it looks ahead. */
  final Meter prepare(Board board, int id, Random stream) {
    show(board, id);
    Meter meter = mind.meter == null ? new Meter() : mind.meter;
    mind = new Mind(stream, new ArrayList<>(), new ArrayList<>(), meter);
    return meter;
  }
}
