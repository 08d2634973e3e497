package blastlab.rules.arena;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.ILLEGAL_DIAGONAL;
import static blastlab.world.Event.Type.ILLEGAL_MOVE_AND_BOMB;

import blastlab.rules.Contest;
import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Item;
import blastlab.world.Laws;
import blastlab.world.Terrain;
import java.util.Optional;

/**
 * The rules of the arena.
 *
 * @param settings what can be set
 * @param squares how many cells there are, for the players' memories of where they have been
 */
public record Arena(ArenaSettings settings, int squares) implements Laws {
  /** What users call these rules. */
  public static final String NAME = "arena";

  private static final Glyphs GLYPHS =
      new Glyphs()
          .with(Terrain.STONE, '#', "wall")
          .with(Terrain.BRICK, '%', "rock")
          .with(Item.Kind.COIN, '$', "coin")
          .with(Item.Kind.MORE_BOMBS, '+', "more bombs")
          .with(Item.Kind.STRONGER_BOMBS, '!', "stronger bombs");

  /** All that happens in a turn once all have decided, in order. */
  @Override
  public void step(Board board) {
    Fire.clear(board);
    tick(board);
    voidIllegalWishes(board);
    Players.move(board, settings);
    Rewards.collect(board);
    Players.placeAndMergeBombs(board, settings);
    Blasts.mark(board);
    Blasts.removeBombs(board);
    Blasts.removeRocks(board, settings);
    Blasts.removePlayers(board, settings);
    board.clearDecisions();
  }

  /** The turn counter goes down, and every bomb's timer with it. */
  private static void tick(Board board) {
    board.passTime();
  }

  /** Who wants to move and to bomb at once, or to move diagonally, waits. */
  private static void voidIllegalWishes(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      int player = board.character(i);
      boolean both = board.wantsBomb(player) && !board.isStill(player);
      if (both || (board.dx(player) != 0 && board.dy(player) != 0)) {
        board.report(
            both ? ILLEGAL_MOVE_AND_BOMB : ILLEGAL_DIAGONAL,
            board.id(player),
            NOBODY,
            board.actorCell(player));
        board.turn(player, 0, 0);
        board.setWish(player, BombWish.NONE);
      }
    }
  }

  /** Over when nobody is left, when one is left of several, or by time. */
  @Override
  public Optional<Ending> ending(Board board) {
    return Contest.ending(board);
  }

  /** Who has more points than all others who started, be it in the arena or gone. */
  @Override
  public int winner(Board board) {
    int best = NOBODY;
    boolean tied = false;
    for (int i = 0; i < board.startedWith(); i++) {
      int player = board.character(i);
      if (best == NOBODY || board.score(player) > board.score(best)) {
        best = player;
        tied = false;
      } else {
        tied |= board.score(player) == board.score(best);
      }
    }
    return tied || board.startedWith() == 1 ? NOBODY : board.id(best);
  }

  @Override
  public void begin(Board board) {
    for (int i = 0; i < board.characterCount(); i++) {
      Players.begin(board, board.character(i), settings);
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Goal goal(Board board) {
    return board.startedWith() > 1 ? Goal.WIN : Goal.SURVIVE;
  }

  @Override
  public boolean hasItems() {
    return true;
  }

  @Override
  public boolean hasDiagonals() {
    return false;
  }

  @Override
  public boolean isFree(Board board, int actor, int cell) {
    return Players.isFree(board, cell);
  }

  @Override
  public int lastBombTimer() {
    return 1;
  }

  @Override
  public int traits() {
    return Players.traits(settings, squares);
  }

  @Override
  public Glyphs glyphs() {
    return GLYPHS;
  }
}
