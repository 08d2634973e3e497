package blastlab.rules.course;

import static blastlab.world.Event.NOBODY;
import static blastlab.world.Event.Type.BOMB_HIT_CHARACTER;
import static blastlab.world.Event.Type.BOMB_HIT_MONSTER;
import static blastlab.world.Event.Type.CHARACTER_FOUND_EXIT;
import static blastlab.world.Event.Type.CHARACTER_KILLED_BY_MONSTER;

import blastlab.world.Board;
import blastlab.world.BombWish;
import blastlab.world.Ending;
import blastlab.world.Glyphs;
import blastlab.world.Goal;
import blastlab.world.Laws;
import blastlab.world.Terrain;
import java.util.Optional;

/**
 * The rules of the course game.
 *
 * @param settings what its map sets
 */
public record Course(CourseSettings settings) implements Laws {
  /** What users call these rules. */
  public static final String NAME = "course";

  private static final Glyphs GLYPHS =
      new Glyphs().with(Terrain.BRICK, 'W', "wall").with('E', "exit").with('%', "burning wall");

  /** All that happens in a step, in order. */
  @Override
  public void step(Board board) {
    passTime(board);
    burnOut(board);
    Blast.dueBombs(board, settings);
    moveMonsters(board);
    placeBombsAndMoveCharacters(board, settings);
    Scoring.count(board);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int explosionDuration() {
    return settings.explosionDuration();
  }

  @Override
  public Goal goal(Board board) {
    return board.hasExit() ? Goal.ARRIVE : Goal.SURVIVE;
  }

  /** Who is the only one left where the last one standing wins. */
  @Override
  public int winner(Board board) {
    boolean lastOfSeveral = !board.hasExit() && board.startedWith() > 1;
    return lastOfSeveral && board.characterCount() == 1 ? board.id(board.character(0)) : NOBODY;
  }

  @Override
  public Glyphs glyphs() {
    return GLYPHS;
  }

  /** The clock counts down to 0. */
  private static void passTime(Board board) {
    board.passTime();
  }

  /** An explosion whose time is over goes, and the wall that it burnt goes with it. */
  private static void burnOut(Board board) {
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
  private static void moveMonsters(Board board) {
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
  private static void placeBombsAndMoveCharacters(Board board, CourseSettings settings) {
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
    if (board.wantsBomb(character)) {
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
    if (board.isStill(actor)) {
      return false;
    }
    int x = clamp(board.x(actor) + board.dx(actor), board.width());
    int y = clamp(board.y(actor) + board.dy(actor), board.height());
    return !board.isWall(board.cell(x, y)) && board.put(actor, x, y);
  }

  private static int clamp(int position, int size) {
    return Math.max(0, Math.min(size - 1, position));
  }

  /** Over when nobody is left, when one is left of several in a world without exit, or by time. */
  @Override
  public Optional<Ending> ending(Board board) {
    if (board.characterCount() == 0) {
      return Optional.of(Ending.NO_CHARACTERS);
    }
    if (!board.hasExit() && board.startedWith() > 1 && board.characterCount() == 1) {
      return Optional.of(Ending.LAST_STANDING);
    }
    return board.time() <= 0 ? Optional.of(Ending.TIME) : Optional.empty();
  }
}
