package blastlab.rules.rooms;

import static blastlab.world.Event.NOBODY;

import blastlab.rules.Contest;
import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Ending;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Item;
import blastlab.world.Laws;
import blastlab.world.Terrain;
import java.util.Optional;

/**
 * The rules of the rooms game.
 *
 * @param settings what can be set
 * @param walls how many destroyable walls the room has, whenever those destroyed are made up for
 */
public record Rooms(RoomsSettings settings, int walls) implements Laws {
  /** What users call these rules. */
  public static final String NAME = "rooms";

  /** The kind of a chopper that roams by chance. */
  public static final String CHOPPER = "chopper";

  /** The kind of a chopper that goes where it is told. */
  public static final String SCRIPTED = "scripted";

  private static final Glyphs GLYPHS =
      new Glyphs()
          .with(Terrain.STONE, '#', "wall")
          .with(Terrain.BRICK, 'W', "destroyable wall")
          .with(Item.Kind.RADIUS, '+', "perk: larger blasts")
          .with(Item.Kind.COUNT, 'c', "perk: more bombs")
          .with(Item.Kind.IMMUNE, 'i', "perk: immune to bombs")
          .with(Item.Kind.REMOTE, 'r', "perk: remote control");

  /** All that happens in a tick, in order. */
  @Override
  public void step(Board board) {
    board.passTime();
    Fire.clear(board);
    Perks.tick(board);
    Commands.carryOut(board, settings);
    Choppers.move(board);
    Blasts.dueBombs(board);
    Deaths.settle(board, settings);
    Respawns.bringBack(board, settings, walls);
    Deaths.nameWinner(board, settings, ending(board));
    board.clearDecisions();
  }

  /** Over when nobody is left, when one is left of several, or by time. */
  @Override
  public Optional<Ending> ending(Board board) {
    return Contest.ending(board);
  }

  /** The only one left of several, also where a round ended between ticks; else who was named. */
  @Override
  public int winner(Board board) {
    int last = Contest.lastOfSeveral(board);
    return last == NOBODY ? Deaths.winner(board) : last;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Goal goal(Board board) {
    return Goal.WIN;
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
    boolean isBomber = board.id(actor) < board.startedWith();
    return isBomber ? Commands.isFree(board, cell) : Choppers.isFree(board, cell);
  }

  @Override
  public int lastBombTimer() {
    return 1;
  }

  @Override
  public int traits() {
    return Traits.COUNT;
  }

  @Override
  public Glyphs glyphs() {
    return GLYPHS;
  }
}
