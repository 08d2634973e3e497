package blastlab.rules.rooms;

import static blastlab.world.Event.Type.BOMB_HIT_WALL;

import blastlab.world.Board;
import blastlab.world.Item;
import blastlab.world.Terrain;
import java.util.List;

/** The phase in which perks drop and choppers and walls return: the real world's alone. */
final class Respawns {
  private static final List<Item.Kind> PERKS =
      List.of(Item.Kind.RADIUS, Item.Kind.COUNT, Item.Kind.IMMUNE, Item.Kind.REMOTE);
  private static final int NO_ROOM = -1;

  private Respawns() {}

  /** Destroyed walls leave perks, choppers blown up reappear, and walls destroyed before return. */
  static void bringBack(Board board, RoomsSettings settings, int walls) {
    dropPerks(board, settings);
    moveChoppers(board, settings);
    if (comesBack(board, settings)) {
      raiseWalls(board, walls);
    }
  }

  private static boolean comesBack(Board board, RoomsSettings settings) {
    return settings.respawns() != 0 && board.chance().isReal();
  }

  /** What a wall hid lies open; one that hid nothing may leave a perk by chance. */
  private static void dropPerks(Board board, RoomsSettings settings) {
    for (int i = 0; i < board.eventCount(); i++) {
      int cell = board.eventCell(i);
      if (isWallHit(board, i)
          && !board.uncoverItem(cell)
          && board.chance().isReal()
          && isLucky(board, settings.perkChance())) {
        Item.Kind kind = PERKS.get(board.chance().below(PERKS.size()));
        board.layItem(cell, kind, settings.perkTicks());
      }
    }
  }

  /** Whether this event is the first about a wall: each owner of the blast has one, in a row. */
  private static boolean isWallHit(Board board, int event) {
    boolean isRepeated =
        event > 0
            && board.eventType(event - 1) == BOMB_HIT_WALL
            && board.eventCell(event - 1) == board.eventCell(event);
    return board.eventType(event) == BOMB_HIT_WALL && !isRepeated;
  }

  private static boolean isLucky(Board board, int percent) {
    return percent > 0 && board.chance().below(100) < percent;
  }

  /** A chopper that was blown up reappears elsewhere and keeps its place in the order. */
  private static void moveChoppers(Board board, RoomsSettings settings) {
    int i = 0;
    while (i < board.monsterCount()) {
      int chopper = board.monster(i);
      if (Deaths.isBlownUp(board, chopper) && !reappears(board, chopper, settings)) {
        board.removeMonster(i);
      } else {
        i++;
      }
    }
  }

  private static boolean reappears(Board board, int chopper, RoomsSettings settings) {
    int cell = comesBack(board, settings) ? freeCell(board) : NO_ROOM;
    if (cell != NO_ROOM) {
      board.put(chopper, board.column(cell), board.row(cell));
    }
    return cell != NO_ROOM;
  }

  /** Makes up for the walls that are missing, but for those destroyed only in this tick. */
  private static void raiseWalls(Board board, int walls) {
    int missing = walls - standingWalls(board) - wallsHit(board);
    for (int i = 0; i < missing; i++) {
      int cell = freeCell(board);
      if (cell != NO_ROOM) {
        board.setTerrain(cell, Terrain.BRICK);
      }
    }
  }

  private static int standingWalls(Board board) {
    int standing = 0;
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        standing += board.terrain(board.cell(x, y)) == Terrain.BRICK ? 1 : 0;
      }
    }
    return standing;
  }

  private static int wallsHit(Board board) {
    int hit = 0;
    for (int i = 0; i < board.eventCount(); i++) {
      hit += isWallHit(board, i) ? 1 : 0;
    }
    return hit;
  }

  /** A cell by chance on which nothing lies and nobody is. */
  private static int freeCell(Board board) {
    int[] free = new int[board.width() * board.height()];
    int count = 0;
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        int cell = board.cell(x, y);
        if (isFree(board, cell)) {
          free[count++] = cell;
        }
      }
    }
    return count == 0 ? NO_ROOM : free[board.chance().below(count)];
  }

  private static boolean isFree(Board board, int cell) {
    return !board.isWall(cell)
        && !board.hasBomb(cell)
        && !board.hasItem(cell)
        && !board.hasMonster(cell)
        && !board.hasCharacter(cell);
  }
}
