package blastlab.explain;

import blastlab.replay.History;
import blastlab.search.Move;
import blastlab.solve.Solver;
import blastlab.solve.Turn;
import blastlab.solve.Verdict;
import blastlab.world.BombWish;
import blastlab.world.Cell;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ways out of a game that one plays alone and without chance: the ways to win it. Once there is
 * none there will never be one, so the last step with one is found by halving.
 */
final class Puzzle {
  private final History history;
  private final CharacterEntity me;
  private final Calls calls;
  private boolean undecided;

  Puzzle(History history, CharacterEntity me, Calls calls) {
    this.history = history;
    this.me = me;
    this.calls = calls;
  }

  /** The last step, up to this one, after which the level could be solved in the time left. */
  Optional<WayOut> lastWayOut(int latest) {
    Optional<WayOut> found = Optional.empty();
    int low = 0;
    int high = latest;
    while (low <= high) {
      int step = (low + high + 1) / 2;
      Optional<WayOut> way = wayOut(step);
      if (way.isPresent()) {
        found = way;
        low = step + 1;
      } else {
        high = step - 1;
      }
    }
    return found;
  }

  /** Whether something was left undecided at the limit. */
  boolean isUndecided() {
    return undecided;
  }

  private Optional<WayOut> wayOut(int step) {
    SensedWorld world = history.at(step).world();
    Optional<List<Action>> plan = plan(world);
    return plan.map(
        actions -> {
          List<Move> moves = Move.legal(world, world.me(me));
          Action did = Action.of(history.at(step).directed().me(me));
          int saving = (int) moves.stream().filter(move -> saves(world, move)).count();
          return new WayOut(
              step,
              did,
              WaySearch.isVain(history, me, step, did),
              actions,
              cells(world, actions),
              saving,
              moves.size(),
              false);
        });
  }

  /** Whether the level can be solved after this move. */
  private boolean saves(SensedWorld world, Move move) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    for (boolean bomb : new boolean[] {false, true}) {
      new Action(move, bomb ? BombWish.BEFORE_MOVE : BombWish.NONE).direct(copy.me(me));
      SensedWorld next = copy.next().world();
      calls.count();
      if (next.winner().isPresent() || (next.ending().isEmpty() && plan(next).isPresent())) {
        return true;
      }
    }
    return false;
  }

  /** A shortest solution without the pick-up, if there is one in the time left. */
  private Optional<List<Action>> plan(SensedWorld world) {
    if (calls.areUsedUp()) {
      undecided = true;
      return Optional.empty();
    }
    int limit = (int) Math.min(calls.left(), Solver.MOST_STATES);
    Verdict verdict = Solver.solve(world, limit, states -> {});
    calls.count(verdict.states());
    undecided |= verdict.kind() == Verdict.Kind.UNDECIDED;
    return verdict.kind() == Verdict.Kind.SOLVED && verdict.turns().size() <= world.time()
        ? Optional.of(
            verdict.turns().stream().filter(turn -> !turn.isPickUp()).map(Puzzle::action).toList())
        : Optional.empty();
  }

  private static Action action(Turn turn) {
    return new Action(
        Move.of(turn.dx(), turn.dy()), turn.bomb() ? BombWish.BEFORE_MOVE : BombWish.NONE);
  }

  private List<Cell> cells(SensedWorld world, List<Action> actions) {
    Cell cell = new Cell(world.me(me).x(), world.me(me).y());
    List<Cell> cells = new ArrayList<>(List.of(cell));
    for (Action action : actions) {
      cell = action.move().from(cell);
      cells.add(cell);
    }
    return cells;
  }
}
