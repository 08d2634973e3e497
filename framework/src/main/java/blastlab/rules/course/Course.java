package blastlab.rules.course;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.CHARACTER_FOUND_EXIT;
import static blastlab.world.Event.Type.CHARACTER_KILLED_BY_MONSTER;

import blastlab.rules.Phase;
import blastlab.rules.RuleSet;
import blastlab.world.Board;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Terrain;
import java.util.List;
import java.util.Optional;

/** The rules of the course game. */
public final class Course {
  /** All that happens in a step, in order. */
  public static final RuleSet<CourseSettings> RULES =
      new RuleSet<>(
          "course",
          true,
          List.of(
              new Phase<>("time passes", Course::passTime),
              new Phase<>("explosions burn out", Course::burnOut),
              new Phase<>("bombs blast", Blast::dueBombs),
              new Phase<>("monsters move", Course::moveMonsters),
              new Phase<>("characters place bombs and move", Course::moveCharacters),
              new Phase<>("scores", Scoring::count)),
          CourseSettings::explosionDuration,
          Course::ending);

  private Course() {}

  /** The clock counts down to 0. */
  static void passTime(Board board, CourseSettings settings) {
    board.passTime();
  }

  /** An explosion whose time is over goes, and the wall that it burnt goes with it. */
  static void burnOut(Board board, CourseSettings settings) {
    for (int i = board.fireCount() - 1; i >= 0; i--) {
      if (board.isFireOver(i)) {
        if (board.isWall(board.fireCell(i))) {
          board.setTerrain(board.fireCell(i), Terrain.FLOOR);
        }
        board.extinguish(i);
      }
    }
  }

  /** Monsters move one by one; whoever really moved may burn, or else kills all it has reached. */
  static void moveMonsters(Board board, CourseSettings settings) {
    for (int i = 0; i < board.monsterCount(); i++) {
      int monster = board.monster(i);
      if (move(board, monster)) {
        int cell = board.actorCell(monster);
        if (board.isBurning(cell)) {
          board.report(BOMB_HIT_MONSTER, board.fireOwnerAt(cell), board.id(monster), cell);
          board.removeMonster(i--);
        } else {
          killCharacters(board, board.id(monster), cell);
        }
      }
    }
    board.groupMonsters();
  }

  private static void killCharacters(Board board, int monsterId, int cell) {
    for (int i = 0; i < board.characterCount(); i++) {
      int character = board.character(i);
      if (board.actorCell(character) == cell) {
        board.report(CHARACTER_KILLED_BY_MONSTER, board.id(character), monsterId, cell);
        board.removeCharacter(i--);
      }
    }
  }

  /** Characters, one by one, place the bomb they wish for and move; who really moved is checked. */
  static void moveCharacters(Board board, CourseSettings settings) {
    for (int i = 0; i < board.characterCount(); i++) {
      int character = board.character(i);
      grantBomb(board, settings, character);
      if (move(board, character) && leaves(board, character)) {
        board.removeCharacter(i--);
      }
    }
    board.groupCharacters();
  }

  /** A wish lasts one step and is granted to those who have no bomb ticking. */
  private static void grantBomb(Board board, CourseSettings settings, int character) {
    if (board.wish(character) != BombWish.NONE) {
      board.setWish(character, BombWish.NONE);
      int owner = board.id(character);
      if (board.bombsOf(owner) == 0) {
        board.placeBomb(
            board.actorCell(character), settings.bombTime(), settings.explosionRange(), owner);
      }
    }
  }

  /** What a character finds where it has moved to: an explosion, else a monster, else the exit. */
  private static boolean leaves(Board board, int character) {
    int cell = board.actorCell(character);
    int id = board.id(character);
    if (board.isBurning(cell)) {
      board.report(BOMB_HIT_CHARACTER, board.fireOwnerAt(cell), id, cell);
      return true;
    }
    for (int i = 0; i < board.monsterCount(); i++) {
      int monster = board.monster(i);
      if (board.actorCell(monster) == cell) {
        board.report(CHARACTER_KILLED_BY_MONSTER, id, board.id(monster), cell);
        return true;
      }
    }
    if (board.isExit(cell)) {
      board.report(CHARACTER_FOUND_EXIT, id, NOBODY, cell);
      return true;
    }
    return false;
  }

  /** Moves by the direction, along the border where it would leave the grid; only walls block. */
  private static boolean move(Board board, int actor) {
    int x = clamp(board.x(actor) + board.dx(actor), board.width());
    int y = clamp(board.y(actor) + board.dy(actor), board.height());
    boolean moves = x != board.x(actor) || y != board.y(actor);
    if (!moves || board.isWall(board.cell(x, y))) {
      return false;
    }
    board.put(actor, x, y);
    return true;
  }

  private static int clamp(int position, int size) {
    return Math.max(0, Math.min(size - 1, position));
  }

  /** Over when nobody is left, when one is left of several in a world without exit, or by time. */
  static Optional<Ending> ending(Board board, CourseSettings settings) {
    if (board.characterCount() == 0) {
      return Optional.of(Ending.NO_CHARACTERS);
    }
    if (!board.hasExit() && board.startedWith() > 1 && board.characterCount() == 1) {
      return Optional.of(Ending.LAST_STANDING);
    }
    return board.time() <= 0 ? Optional.of(Ending.TIME) : Optional.empty();
  }
}
