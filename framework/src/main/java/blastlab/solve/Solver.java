package blastlab.solve;

import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Finds a shortest solution of a level from whichever turn, by A* through its states. The clock is
 * no part of a state: a solution may take longer than there is time.
 *
 * <p>The heuristic is consistent: no move brings the treasure nearer by more than one step, and
 * ground that changes only takes ways away. So a state that is taken from the frontier was come to
 * in the fewest moves.
 */
public final class Solver {
  /** The usual limit. */
  public static final int MOST_STATES = 4_000_000;

  /** What all states together may take, for levels whose states are large. */
  private static final int MOST_WORDS = 3 * MOST_STATES;

  private static final int STATES_A_REPORT = 1 << 16;
  private static final Direction[] WAYS = Direction.values();

  private final Position position;
  private final Reach reach;
  private final States states;
  private final Frontier frontier = new Frontier();
  private final long[] words;
  private final IntConsumer progress;
  private final int limit;

  private Solver(SensedWorld world, int limit, IntConsumer progress) {
    Level level = new Level(world);
    position = new Position(level, world);
    reach = new Reach(level);
    words = new long[position.words()];
    states = new States(words.length);
    this.limit = Math.min(limit, MOST_WORDS / words.length);
    this.progress = progress;
  }

  /** Solves the game from a world of bomberda that is not over. */
  public static Verdict solve(SensedWorld world) {
    return solve(world, MOST_STATES, states -> {});
  }

  /**
   * The same with a limit.
   *
   * @param limit how many states to look at before giving up; large levels have a lower one
   * @param progress is told now and then how many states there are so far
   */
  public static Verdict solve(SensedWorld world, int limit, IntConsumer progress) {
    if (!world.rules().equals("bomberda") || world.ending().isPresent()) {
      throw new IllegalArgumentException("expected a game of bomberda that is not over");
    }
    if (world.width() * world.height() > Position.MOST_CELLS) {
      return new Verdict(Verdict.Kind.UNDECIDED, List.of(), 0);
    }
    return new Solver(world, limit, progress).search();
  }

  private Verdict search() {
    meet(0, 0);
    int looked = 0;
    for (int state = frontier.take(); state != Frontier.EMPTY; state = frontier.take()) {
      restore(state);
      if (position.isWon()) {
        return solved(state);
      }
      expand(state);
      if (states.count() > limit) {
        return verdict(Verdict.Kind.UNDECIDED);
      }
      if (looked++ % STATES_A_REPORT == 0) {
        progress.accept(states.count());
      }
    }
    return verdict(Verdict.Kind.UNSOLVABLE);
  }

  private void expand(int state) {
    boolean wantsBomb = position.wantsBomb();
    for (Direction way : WAYS) {
      follow(state, way, false);
      if (wantsBomb) {
        follow(state, way, true);
      }
    }
  }

  private void follow(int state, Direction way, boolean withBomb) {
    restore(state);
    if (position.go(way, withBomb)) {
      int turn = (way.ordinal() << 1) | (withBomb ? 1 : 0);
      meet((state << 3) | turn, states.depth(state) + 1);
    }
  }

  /** Notes the position, and that it was come to in such a way, if that may lead anywhere. */
  private void meet(int origin, int depth) {
    int movesLeft = position.movesLeft(reach);
    if (movesLeft != Reach.NEVER) {
      position.pack(words);
      int state = states.add(words, origin, depth);
      if (state != States.KNOWN) {
        frontier.add(state, depth + movesLeft);
      }
    }
  }

  private void restore(int state) {
    states.copyTo(state, words);
    position.unpack(words);
  }

  private Verdict verdict(Verdict.Kind kind) {
    return new Verdict(kind, List.of(), states.count());
  }

  /** The turns that lead to a state, and the one that picks up the treasure. */
  private Verdict solved(int last) {
    List<Turn> turns = new ArrayList<>(List.of(Turn.PICK_UP));
    for (int state = last; state > 0; state = states.origin(state) >>> 3) {
      Direction way = WAYS[(states.origin(state) >>> 1) & 3];
      turns.add(new Turn(way.dx(), way.dy(), (states.origin(state) & 1) != 0));
    }
    Collections.reverse(turns);
    return new Verdict(Verdict.Kind.SOLVED, List.copyOf(turns), states.count());
  }
}
