package blastlab.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A grid with all that is on it. (0,0) is the top left cell, x grows to the right, y downwards.
 *
 * <p>Asking about a cell outside the grid is an {@link IndexOutOfBoundsException}; only {@link
 * #wallAt} may be asked one cell outside, where everything is solid.
 *
 * <p>Two worlds are equal if they have the same future: the same laws would do the same to them.
 * Scores are no part of that.
 */
public abstract class World {
  final Board board;

  World(Board board) {
    this.board = board;
  }

  /** The name of the rule set that moves this world. */
  public final String rules() {
    return board.cast.laws.name();
  }

  /** The number of columns. */
  public final int width() {
    return board.width();
  }

  /** The number of rows. */
  public final int height() {
    return board.height();
  }

  /** How many steps are left. */
  public final int time() {
    return board.time();
  }

  /** How many steps an explosion stays after the one that made it. */
  public final int explosionDuration() {
    return board.cast.laws.explosionDuration();
  }

  /** Why the game is over, or empty while it goes on. */
  public final Optional<Ending> ending() {
    return board.cast.laws.ending(board);
  }

  /** What the characters of this game are after. */
  public final Goal goal() {
    return board.cast.laws.goal(board);
  }

  /** Who has won, once the game is over and somebody has. */
  public final Optional<CharacterEntity> winner() {
    int id = ending().isPresent() ? board.cast.laws.winner(board) : Event.NOBODY;
    return id == Event.NOBODY ? Optional.empty() : Optional.of(Views.character(shown(), id));
  }

  /** Whether things can lie about in this game for characters to pick up. */
  public final boolean hasItems() {
    return board.cast.laws.hasItems();
  }

  /** Whether one can go diagonally in this game, and not only in four directions. */
  public final boolean hasDiagonals() {
    return board.cast.laws.hasDiagonals();
  }

  /** Whether a character has to go somewhere in every step of this game. */
  public final boolean mustMove() {
    return board.cast.laws.mustMove();
  }

  /** What this game is drawn with. */
  public final Glyphs glyphs() {
    return board.cast.laws.glyphs();
  }

  // ---- one cell ----

  /** Whether nothing at all is on the cell: no wall, exit, bomb, explosion, item, nobody. */
  public final boolean emptyAt(int x, int y) {
    int cell = cell(x, y);
    return board.isBare(cell) && !board.hasMonster(cell) && !board.hasCharacter(cell);
  }

  /** Whether the cell is the exit. */
  public final boolean exitAt(int x, int y) {
    return board.isExit(cell(x, y));
  }

  /** Whether the cell cannot be walked on; one cell outside the grid that is so everywhere. */
  public final boolean wallAt(int x, int y) {
    if (board.contains(x, y)) {
      return board.isWall(board.cell(x, y));
    }
    if (x < -1 || y < -1 || x > width() || y > height()) {
      requireInside(board, x, y);
    }
    return true;
  }

  /** What the cell is made of. */
  public final Terrain terrainAt(int x, int y) {
    return board.terrain(cell(x, y));
  }

  /** The bomb on the cell, if there is one. */
  public final Optional<BombEntity> bombAt(int x, int y) {
    int cell = cell(x, y);
    return board.hasBomb(cell) ? first(Views.bombs(shown(), cell)) : Optional.empty();
  }

  /** The explosion on the cell, if there is one. */
  public final Optional<ExplosionEntity> explosionAt(int x, int y) {
    int cell = cell(x, y);
    return board.isBurning(cell) ? first(Views.explosions(shown(), cell)) : Optional.empty();
  }

  /** The monsters on the cell, in order. */
  public final List<MonsterEntity> monstersAt(int x, int y) {
    int cell = cell(x, y);
    return board.hasMonster(cell) ? Views.monsters(shown(), cell) : List.of();
  }

  /** The characters on the cell, in order. */
  public final List<CharacterEntity> charactersAt(int x, int y) {
    int cell = cell(x, y);
    return board.hasCharacter(cell) ? Views.characters(shown(), cell) : List.of();
  }

  /** The items on the cell. */
  public final List<Item> itemsAt(int x, int y) {
    int cell = cell(x, y);
    return board.hasItem(cell) ? Views.items(shown(), cell) : List.of();
  }

  /**
   * Whether somebody who is beside a cell could walk onto it in the coming step: no wall is there,
   * and nothing and nobody else that is in its way by the rules. Where two want to go at once, the
   * rules may still keep them apart. One cell outside the grid nobody can.
   */
  public final boolean canEnter(MovableEntity entity, int x, int y) {
    return !wallAt(x, y) && board.cast.laws.isFree(board, board.find(entity.id()), cell(x, y));
  }

  // ---- all cells ----

  /** Where the exit is, if there is one. */
  public final Optional<Cell> exit() {
    return board.hasExit() ? Optional.of(Views.at(board, board.cast.exit)) : Optional.empty();
  }

  /** All bombs, in order of placing. */
  public final List<BombEntity> bombs() {
    return Views.bombs(shown(), Views.EVERYWHERE);
  }

  /** All explosions, one a cell. */
  public final List<ExplosionEntity> explosions() {
    return Views.explosions(shown(), Views.EVERYWHERE);
  }

  /** All monsters in the world, in the order in which they move. */
  public final List<MonsterEntity> monsters() {
    return new ActorList.OfMonsters(shown());
  }

  /** All characters in the world, in the order in which they move. */
  public final List<CharacterEntity> characters() {
    return new ActorList.OfCharacters(shown());
  }

  /** All items that lie open. */
  public final List<Item> items() {
    return Views.items(shown(), Views.EVERYWHERE);
  }

  // ---- one character ----

  /**
   * The character of this world that stands for the given one. If it is dead or gone here, {@code
   * isInWorld()} says so.
   */
  public final CharacterEntity me(CharacterEntity character) {
    return Views.character(shown(), character.id());
  }

  /** The score that the given character has in this world. */
  public final int score(CharacterEntity character) {
    return board.score(board.find(character.id()));
  }

  /** The scores of all who have started, by name. */
  public final Map<String, Integer> scores() {
    Map<String, Integer> scores = new LinkedHashMap<>();
    for (int id = 0; id < board.cast.characters; id++) {
      scores.put(board.cast.name(id), board.score(board.find(id)));
    }
    return scores;
  }

  /** All characters who have started, in the order of their ids, be they in the world or gone. */
  public final List<CharacterEntity> cast() {
    Board shown = shown();
    List<CharacterEntity> all = new ArrayList<>();
    for (int id = 0; id < board.cast.characters; id++) {
      all.add(Views.character(shown, id));
    }
    return all;
  }

  // ---- pictures ----

  /**
   * Prints a picture of the world to standard output. It has colours where the system property
   * {@code blastlab.colours} is {@code true}, which whoever runs the game sets on a terminal.
   */
  public final void print() {
    Picture picture = Picture.of(this);
    System.out.print(Boolean.getBoolean("blastlab.colours") ? picture.coloured() : picture.plain());
  }

  /** A picture of the world, without colours. */
  @Override
  public final String toString() {
    return Picture.of(this).plain();
  }

  // ---- equality ----

  @Override
  public final boolean equals(Object object) {
    return object instanceof World other && board.sameState(other.board);
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(stateHash());
  }

  /** A hash of 64 bits that equal worlds have in common. */
  public final long stateHash() {
    return board.hashState();
  }

  // ---- helpers ----

  /** The board for entities to show: one that is never moved on under them. */
  abstract Board shown();

  private int cell(int x, int y) {
    requireInside(board, x, y);
    return board.cell(x, y);
  }

  static void requireInside(Board board, int x, int y) {
    if (!board.contains(x, y)) {
      throw new IndexOutOfBoundsException(
          "cell ("
              + x
              + ","
              + y
              + ") is outside the world, which is "
              + board.width()
              + " wide and "
              + board.height()
              + " high");
    }
  }

  private static <T> Optional<T> first(List<T> list) {
    return list.isEmpty() ? Optional.empty() : Optional.of(list.get(0));
  }
}
