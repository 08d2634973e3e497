package blastlab.agents;

import blastlab.search.Move;
import blastlab.search.Neighbourhood;
import blastlab.solve.Solver;
import blastlab.solve.Turn;
import blastlab.world.CellColor;
import blastlab.world.CharacterEntity;
import blastlab.world.Plays;
import blastlab.world.SensedWorld;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Plays a shortest solution of bomberda from wherever it is. It plans once, and again only if the
 * world is not as planned. Where nothing can be won any more, it stays alive for as long as it can.
 */
@Plays("bomberda")
public final class SolverCharacter extends CharacterEntity {
  /** How many turns it looks ahead when there is nothing left but to live. */
  private static final int HORIZON = 5;

  private final Deque<Turn> plan = new ArrayDeque<>();
  private Optional<SensedWorld> expected = Optional.empty();

  @Override
  public void act(SensedWorld world) {
    if (!expected.equals(Optional.of(world))) {
      plan.clear();
      plan.addAll(Solver.solve(world).turns());
    }
    showPlan();
    Turn turn = plan.isEmpty() ? longestLife(world) : plan.remove();
    direct(this, turn);
    expected = Optional.of(after(world, turn));
  }

  private void showPlan() {
    int x = x();
    int y = y();
    for (Turn turn : plan) {
      x += turn.dx();
      y += turn.dy();
      setCellColor(x, y, CellColor.WHITE.on(turn.bomb() ? CellColor.RED : CellColor.BLUE));
    }
  }

  /** The move after which it can live on for the most turns, as far as it looks. */
  private Turn longestLife(SensedWorld world) {
    Turn best = Turn.PICK_UP; // no worse than any other where there is no move at all
    int most = 0;
    for (Move move : Neighbourhood.FOUR.moves()) {
      Turn turn = new Turn(move.dx(), move.dy(), false);
      int turns = life(after(world, turn), HORIZON);
      if (turns > most) {
        most = turns;
        best = turn;
      }
    }
    return best;
  }

  private int life(SensedWorld world, int horizon) {
    if (world.ending().isPresent()) {
      return 0;
    }
    int most = 0;
    for (Move move : Neighbourhood.FOUR.moves()) {
      if (most < horizon) {
        Turn turn = new Turn(move.dx(), move.dy(), false);
        most = Math.max(most, life(after(world, turn), horizon - 1));
      }
    }
    return 1 + most;
  }

  private SensedWorld after(SensedWorld world, Turn turn) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    direct(copy.me(this), turn);
    return copy.next().world();
  }

  private static void direct(CharacterEntity character, Turn turn) {
    character.move(turn.dx(), turn.dy());
    if (turn.bomb()) {
      character.placeBomb();
    }
  }
}
