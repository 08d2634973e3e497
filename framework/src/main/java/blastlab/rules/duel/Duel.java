package blastlab.rules.duel;

import static blastlab.world.Event.NOBODY;

import blastlab.rules.Contest;
import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Laws;
import blastlab.world.Terrain;
import java.util.Optional;

/**
 * The rules of the duel.
 *
 * @param settings what a scenario sets
 */
public record Duel(DuelSettings settings) implements Laws {
  /** What users call these rules. */
  public static final String NAME = "duel";

  /** In how many turns after the one that placed it a bomb goes off. */
  public static final int FUSE = 5;

  /** How many cells a blast reaches beyond the bomb's own. */
  public static final int RANGE = 2;

  private static final int WINNER = 1;

  private static final Glyphs GLYPHS =
      new Glyphs().with(Terrain.STONE, '#', "wall").with(Terrain.BRICK, 'X', "box");

  /** All that happens in a turn once all have decided, in order. */
  @Override
  public void step(Board board) {
    passTimeAndTick(board);
    Fire.clear(board);
    Event.Type[] actions = Judgement.of(board);
    move(board, actions);
    placeBombs(board, actions);
    report(board, actions);
    Blasts.mark(board);
    Blasts.reportHits(board);
    Blasts.removeBombsAndBoxes(board);
    removeTheHit(board);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Goal goal(Board board) {
    return Goal.WIN;
  }

  /** Whoever is the last one standing. */
  @Override
  public int winner(Board board) {
    return Contest.lastOfSeveral(board);
  }

  @Override
  public boolean hasDiagonals() {
    return false;
  }

  @Override
  public boolean isFree(Board board, int actor, int cell) {
    return Judgement.isFree(board, cell);
  }

  @Override
  public int lastBombTimer() {
    return 1;
  }

  @Override
  public Glyphs glyphs() {
    return GLYPHS;
  }

  /** The clock counts down to 0, and every bomb's timer with it. */
  private static void passTimeAndTick(Board board) {
    board.passTime();
  }

  /** All whose move was found possible move at once. */
  private static void move(Board board, Event.Type[] actions) {
    for (int i = 0; i < actions.length; i++) {
      int player = board.character(i);
      int x = board.x(player);
      int y = board.y(player);
      switch (actions[i]) {
        case UP -> board.put(player, x, y - 1);
        case DOWN -> board.put(player, x, y + 1);
        case LEFT -> board.put(player, x - 1, y);
        case RIGHT -> board.put(player, x + 1, y);
        default -> {} // it stays where it is
      }
    }
  }

  /** Those who may place a bomb do so where they stand. */
  private static void placeBombs(Board board, Event.Type[] actions) {
    for (int i = 0; i < actions.length; i++) {
      if (actions[i] == Event.Type.BOMB) {
        int player = board.character(i);
        board.placeBomb(board.actorCell(player), FUSE - 1, RANGE, board.id(player));
      }
    }
  }

  /** Everybody hears what everybody really did; with that, what they decided is used up. */
  private static void report(Board board, Event.Type[] actions) {
    for (int i = 0; i < actions.length; i++) {
      int player = board.character(i);
      board.report(actions[i], board.id(player), NOBODY, board.actorCell(player));
    }
    board.clearDecisions();
  }

  /** Whoever was hit leaves; if that leaves one, it has won. */
  private static void removeTheHit(Board board) {
    int before = board.characterCount();
    for (int i = before - 1; i >= 0; i--) {
      if (board.isBurning(board.actorCell(board.character(i)))) {
        board.removeCharacter(i);
      }
    }
    if (before > 1 && board.characterCount() == 1) {
      board.addScore(board.character(0), WINNER);
    }
  }

  /** Over when nobody or one is left, or by time. */
  @Override
  public Optional<Ending> ending(Board board) {
    return Contest.ending(board);
  }
}
