package blastlab.explain;

import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A way on which a character could have gone, up to where it has led so far. */
final class Way {
  private static final long MOVE = 1 << 16;
  private static final long LATER = 2;
  private static final long DIAGONAL = 1;
  private static final long BOMB = 1L << 28;
  private static final long EXPOSURE = 1L << 40;

  /** The world to which it has led, with the others directed. */
  final SensedWorld world;

  private final Way before;
  private final Action action;
  private final int length;
  private final long cost;

  /** The numbers of the first actions with which one can come here, a bit each. */
  private long firsts;

  private Way(SensedWorld world, Way before, Action action, long cost, long firsts) {
    this.world = world;
    this.before = before;
    this.action = action;
    this.length = before == null ? 0 : before.length + 1;
    this.cost = cost;
    this.firsts = firsts;
  }

  /** The way that begins and ends here. */
  static Way from(SensedWorld world) {
    return new Way(world, null, Action.WAIT, 0, 0);
  }

  /**
   * This way and a step more. Ways out of monsters' reach are better, then those with fewer bombs
   * and moves, then those that make them early.
   *
   * @param number the number of the action among all that there are in this step
   * @param exposed whether a monster could have come there
   */
  Way then(Action next, int number, SensedWorld led, boolean exposed) {
    long more = exposed ? EXPOSURE : 0;
    if (next.isBombing()) {
      more += BOMB;
    }
    if (!next.move().isStill()) {
      more += MOVE + LATER * length + (next.move().isDiagonal() ? DIAGONAL : 0);
    }
    return new Way(led, this, next, cost + more, before == null ? 1L << number : firsts);
  }

  /** The better of two ways to the same end, which knows the first actions of both. */
  Way or(Way other) {
    Way better = other.cost < cost ? other : this;
    better.firsts = firsts | other.firsts;
    return better;
  }

  /** Whether chance could have let a monster catch the character somewhere on the way. */
  boolean isExposed() {
    return cost >= EXPOSURE;
  }

  /** With how many different actions one can begin to get here. */
  int beginnings() {
    return Long.bitCount(firsts);
  }

  /** What is done on this way, without the waiting at its end. */
  List<Action> actions() {
    List<Action> actions = new ArrayList<>();
    for (Way way = this; way.before != null; way = way.before) {
      if (!actions.isEmpty() || !way.action.equals(Action.WAIT)) {
        actions.add(way.action);
      }
    }
    Collections.reverse(actions);
    return actions;
  }

  /** Where a character is on this way, step by step. */
  List<Cell> cells(CharacterEntity me) {
    List<Cell> cells = new ArrayList<>();
    for (Way way = this; way != null; way = way.before) {
      CharacterEntity there = way.world.me(me);
      cells.add(new Cell(there.x(), there.y()));
    }
    Collections.reverse(cells);
    return cells;
  }
}
