package blastlab.rules.bomberda;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BLOCKED_MOVE;
import static blastlab.world.Event.Type.CHARACTER_KILLED_BY_MONSTER;
import static blastlab.world.Event.Type.DIAGONAL_MOVE;
import static blastlab.world.Event.Type.NO_MOVE;
import static blastlab.world.Event.Type.STUCK;
import static blastlab.world.Event.Type.TREASURE_FOUND;

import blastlab.rules.Fire;
import blastlab.world.Board;
import blastlab.world.Ending;
import blastlab.world.Event;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Item;
import blastlab.world.Laws;
import blastlab.world.Terrain;
import java.util.Optional;

/**
 * The rules of bomberda.
 *
 * @param settings what a scenario sets
 */
public record Bomberda(BomberdaSettings settings) implements Laws {
  /** What users call these rules. */
  public static final String NAME = "bomberda";

  /** The kind of the one monster, which does the opposite of what the player does. */
  public static final String MIRROR = "mirror";

  /** In how many turns after the one that placed it a bomb goes off. */
  static final int FUSE = 2;

  // The one trait: how the game has ended for a player that is still there.
  private static final int VERDICT = 0;
  private static final int OPEN = 0;
  private static final int WON = 1;
  private static final int LOST = 2;

  private static final Glyphs GLYPHS =
      new Glyphs()
          .with(Terrain.STONE, '#', "wall")
          .with(Terrain.BRICK, '$', "box")
          .with(Terrain.FRAGILE, 'x', "fragile floor")
          .with(Terrain.HOLE, 'X', "collapsed floor")
          .with(Item.Kind.TREASURE, '.', "treasure")
          .with('%', "wall or box in a blast");

  /** All that happens in a turn, in order; what ends the game ends the turn. */
  @Override
  public void step(Board board) {
    passTime(board);
    Fire.clear(board);
    if (board.characterCount() == 0) {
      Blast.dueBomb(board); // it goes off although nobody has a turn any more
      return;
    }
    pickUp(board);
    checkForWay(board);
    judge(board);
    if (isOpen(board)) {
      placeBomb(board);
      movePlayer(board);
      checkForMeeting(board);
    }
    if (isOpen(board)) {
      moveEnemy(board);
      checkForMeeting(board);
    }
    if (isOpen(board)) {
      Blast.dueBomb(board);
    } else {
      holdBomb(board);
    }
    board.clearDecisions();
  }

  /** The clock counts down to 0, and the bomb's counter with it. */
  private static void passTime(Board board) {
    board.passTime();
  }

  /** A player who begins its turn on the treasure picks it up and has won. */
  private static void pickUp(Board board) {
    int player = board.character(0);
    if (board.hasItem(board.actorCell(player))) {
      board.takeItem(0);
      board.addScore(player, board.time());
      end(board, TREASURE_FOUND, WON);
    }
  }

  /** A player with no way to go in any of the four directions has lost, whatever it decided. */
  private static void checkForWay(Board board) {
    int player = board.character(0);
    boolean hasWay =
        isWalkable(board, player, 1, 0)
            || isWalkable(board, player, -1, 0)
            || isWalkable(board, player, 0, 1)
            || isWalkable(board, player, 0, -1);
    if (isOpen(board) && !hasWay) {
      end(board, STUCK, LOST);
    }
  }

  /** A decision that is no valid turn loses the game. */
  private static void judge(Board board) {
    int player = board.character(0);
    int dx = board.dx(player);
    int dy = board.dy(player);
    if (!isOpen(board)) {
      return;
    }
    if (dx == 0 && dy == 0) {
      end(board, NO_MOVE, LOST);
    } else if (dx != 0 && dy != 0) {
      end(board, DIAGONAL_MOVE, LOST);
    } else if (!isWalkable(board, player, dx, dy)) {
      end(board, BLOCKED_MOVE, LOST);
    }
  }

  /** A bomb can be placed where the player stands while there is no other. */
  private static void placeBomb(Board board) {
    int player = board.character(0);
    if (board.wantsBomb(player) && board.bombCount() == 0) {
      board.placeBomb(board.actorCell(player), FUSE - 1, Blast.RANGE, board.id(player));
    }
  }

  private static void movePlayer(Board board) {
    int player = board.character(0);
    go(board, player, board.dx(player), board.dy(player));
  }

  /** The enemy mirrors the player's move, or stands still where that is blocked. */
  private static void moveEnemy(Board board) {
    int player = board.character(0);
    if (board.monsterCount() > 0) {
      int dx = -board.dx(player);
      int dy = -board.dy(player);
      if (isWalkable(board, board.monster(0), dx, dy)) {
        go(board, board.monster(0), dx, dy);
      }
    }
  }

  /** Where player and enemy meet, the player has lost. */
  private static void checkForMeeting(Board board) {
    int cell = board.actorCell(board.character(0));
    if (board.hasMonster(cell)) {
      int enemy = board.id(board.monster(0));
      board.report(CHARACTER_KILLED_BY_MONSTER, board.id(board.character(0)), enemy, cell);
      board.removeCharacter(0);
    }
  }

  /** The bomb's turn did not come, so its counter stays as it was. */
  private static void holdBomb(Board board) {
    if (board.bombCount() > 0) {
      board.setBombTimer(0, board.bombTimer(0) + 1);
    }
  }

  /** Moves somebody by one cell; fragile floor collapses behind it. */
  private static void go(Board board, int actor, int dx, int dy) {
    int from = board.actorCell(actor);
    board.put(actor, board.x(actor) + dx, board.y(actor) + dy);
    if (board.terrain(from) == Terrain.FRAGILE) {
      board.setTerrain(from, Terrain.HOLE);
    }
  }

  /** Whether the cell beside somebody can be walked on; outside the grid none can. */
  private static boolean isWalkable(Board board, int actor, int dx, int dy) {
    int x = board.x(actor) + dx;
    int y = board.y(actor) + dy;
    return board.contains(x, y) && !board.isWall(board.cell(x, y));
  }

  private static void end(Board board, Event.Type type, int verdict) {
    int player = board.character(0);
    board.report(type, board.id(player), NOBODY, board.actorCell(player));
    board.setTrait(player, VERDICT, verdict);
  }

  private static boolean isOpen(Board board) {
    return board.characterCount() > 0 && board.trait(board.character(0), VERDICT) == OPEN;
  }

  /** Over when the player has won or lost, or by time. */
  @Override
  public Optional<Ending> ending(Board board) {
    if (!isOpen(board)) {
      boolean isThere = board.characterCount() > 0;
      boolean hasWon = isThere && board.trait(board.character(0), VERDICT) == WON;
      return Optional.of(hasWon ? Ending.WON : Ending.LOST);
    }
    return board.time() <= 0 ? Optional.of(Ending.TIME) : Optional.empty();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Goal goal(Board board) {
    return Goal.ARRIVE;
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
  public boolean mustMove() {
    return true;
  }

  @Override
  public int lastBombTimer() {
    return 1;
  }

  @Override
  public int traits() {
    return 1;
  }

  @Override
  public Glyphs glyphs() {
    return GLYPHS;
  }
}
