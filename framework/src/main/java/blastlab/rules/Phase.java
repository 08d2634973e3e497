package blastlab.rules;

import blastlab.world.Board;

/**
 * One part of a step, with the name that the rule text has for it.
 *
 * @param <S> the settings of the rule set that it belongs to
 */
public record Phase<S>(String name, Action<S> action) {
  /** What a phase does to the board. */
  @FunctionalInterface
  public interface Action<S> {
    /** Does it, in place. */
    void run(Board board, S settings);
  }
}
