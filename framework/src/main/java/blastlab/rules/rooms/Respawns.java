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

  /** How many walls were destroyed before this tick and are to be made up for in it. */
  static int missingWalls(Board board, RoomsSettings settings, int walls) {
    if (settings.respawns() == 0 || !board.chance().isReal()) {
      return 0;
    }
    int missing = walls;
    for (int y = 0; y < board.height(); y++) {
      for (int x = 0; x < board.width(); x++) {
        missing -= board.terrain(board.cell(x, y)) == Terrain.BRICK ? 1 : 0;
      }
    }
    return missing;
  }

  /** Destroyed walls leave perks, choppers blown up reappear, and walls destroyed before return. */
  static void after(Board board, RoomsSettings settings, int missingWalls) {
    dropPerks(board, settings);
    moveChoppers(board, settings);
    for (int i = 0; i < missingWalls; i++) {
      int cell = freeCell(board);
      if (cell != NO_ROOM) {
        board.setTerrain(cell, Terrain.BRICK);
      }
    }
  }

  /** What a wall hid lies open; one that hid nothing may leave a perk by chance. */
  private static void dropPerks(Board board, RoomsSettings settings) {
    for (int i = 0; i < board.eventCount(); i++) {
      int cell = board.eventCell(i);
      if (board.eventType(i) == BOMB_HIT_WALL && !isRepeated(board, i)) {
        boolean isHidden = board.uncoverItem(cell);
        if (!isHidden && board.chance().isReal() && isLucky(board, settings.perkChance())) {
          Item.Kind kind = PERKS.get(board.chance().below(PERKS.size()));
          board.layItem(cell, kind, settings.perkTicks());
        }
      }
    }
  }

  /** A wall that several own the blast of has several events, one behind the other. */
  private static boolean isRepeated(Board board, int event) {
    return event > 0
        && board.eventType(event - 1) == BOMB_HIT_WALL
        && board.eventCell(event - 1) == board.eventCell(event);
  }

  private static boolean isLucky(Board board, int percent) {
    return percent > 0 && board.chance().below(100) < percent;
  }

  /** A chopper that was blown up reappears elsewhere and keeps its place in the order. */
  private static void moveChoppers(Board board, RoomsSettings settings) {
    for (int i = board.monsterCount() - 1; i >= 0; i--) {
      int chopper = board.monster(i);
      if (Deaths.isBlownUp(board, chopper)) {
        boolean returns = settings.respawns() != 0 && board.chance().isReal();
        int cell = returns ? freeCell(board) : NO_ROOM;
        if (cell == NO_ROOM) {
          board.removeMonster(i);
        } else {
          board.put(chopper, board.column(cell), board.row(cell));
        }
      }
    }
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
