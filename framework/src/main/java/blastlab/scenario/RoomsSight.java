package blastlab.scenario;

import blastlab.rules.rooms.Rooms;
import blastlab.rules.rooms.RoomsSettings;
import blastlab.text.RoomsBoard;
import blastlab.text.RoomsRemains;
import blastlab.world.Cell;
import blastlab.world.Item;
import blastlab.world.SensedWorld;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a board that a player of the rooms game was sent into a world in which it can look ahead.
 *
 * <p>What the board does not tell is assumed: all ticks of the round are left, bombs have the usual
 * range, a bomb that somebody sits on its whole fuse, perks lie their whole time, and nobody has
 * taken one. Who sits on a bomb owns it; all else belongs to a bomber called {@code unknown} who is
 * not there, or to the player where nobody else plays.
 */
public final class RoomsSight {
  /** The id of the player to whom the board was sent; its name is {@code me}. */
  public static final int ME = 0;

  /** In a sensed world no wall returns, so nobody asks how many there were. */
  private static final int WALLS_TO_RETURN = 0;

  private final RoomsBoard board;
  private final RoomsSettings settings;
  private final WorldBuilder builder;
  private final int strangers;

  private RoomsSight(RoomsBoard board, RoomsSettings settings) {
    this.board = board;
    this.settings = settings;
    builder =
        new WorldBuilder(board.size(), board.size(), new Rooms(settings, WALLS_TO_RETURN))
            .time(settings.ticks())
            .terrain(board.rows());
    strangers = board.others().size() + board.remains().others().size();
  }

  /** The world that a board tells of, with these settings. */
  public static SensedWorld sense(RoomsBoard board, RoomsSettings settings) {
    return new RoomsSight(board, settings).sense();
  }

  private SensedWorld sense() {
    addBombers();
    for (Cell at : board.choppers()) {
      int number = board.choppers().indexOf(at) + 1;
      builder.monster("chopper" + number, '&', Rooms.CHOPPER, 0, at.x(), at.y());
    }
    board
        .perks()
        .forEach((at, kind) -> builder.item(new Item(kind, at.x(), at.y(), settings.perkTicks())));
    board.bombs().forEach(this::addBomb);
    List<Cell> fires = new ArrayList<>(board.booms());
    fires.addAll(board.remains().walls());
    fires.addAll(board.remains().choppers());
    fires.forEach(at -> builder.explosion(at.x(), at.y(), unknown()));
    return SensedWorld.fromWorld(builder.build());
  }

  /** The player, the others alive, those just dead, and who owns what nobody knows the owner of. */
  private void addBombers() {
    RoomsRemains remains = board.remains();
    Cell last = remains.me().orElse(new Cell(0, 0));
    board
        .me()
        .ifPresentOrElse(
            at -> builder.character("me", 'M', at.x(), at.y(), 0),
            () -> builder.gone("me", 'M', last.x(), last.y()));
    int number = 0;
    for (Cell at : board.others()) {
      number++;
      builder.character("other" + number, 'A', at.x(), at.y(), 0);
    }
    for (Cell at : remains.others()) {
      number++;
      builder.gone("other" + number, 'A', at.x(), at.y());
    }
    if (strangers > 0) {
      builder.gone("unknown", '?', 0, 0);
    }
  }

  private void addBomb(Cell at, int timer) {
    int ticks = timer == RoomsBoard.UNTOLD ? settings.fuse() : timer;
    builder.bomb(at.x(), at.y(), ticks, settings.blast(), owner(at));
  }

  private int owner(Cell at) {
    if (board.me().filter(at::equals).isPresent()) {
      return ME;
    }
    int other = board.others().indexOf(at);
    return other < 0 ? unknown() : 1 + other;
  }

  private int unknown() {
    return strangers == 0 ? ME : 1 + strangers;
  }
}
