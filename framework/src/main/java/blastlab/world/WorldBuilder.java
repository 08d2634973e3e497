package blastlab.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Puts a world together, and refuses what can't be: two of one name, a start outside the grid, in a
 * wall or on the exit, a character and a monster on one cell.
 */
public final class WorldBuilder {
  private final int width;
  private final int height;
  private final Laws laws;
  private final Terrain[] terrain;
  private final List<Start> characters = new ArrayList<>();
  private final List<Start> monsters = new ArrayList<>();
  private Optional<Cell> exit = Optional.empty();
  private final List<Consumer<Board>> things = new ArrayList<>();
  private int time;

  private record Start(Cast.Member member, int x, int y, int score, boolean isThere) {
    String name() {
      return member.name();
    }

    SetupException refused(int id, String why) {
      return new SetupException(id, name() + " at (" + x + "," + y + ") " + why);
    }
  }

  /** Starts with plain floor everywhere and nobody on it. */
  public WorldBuilder(int width, int height, Laws laws) {
    this.width = width;
    this.height = height;
    this.laws = laws;
    this.terrain = new Terrain[width * height];
    Arrays.fill(terrain, Terrain.FLOOR);
  }

  /** How many steps the game may last. */
  public WorldBuilder time(int steps) {
    time = steps;
    return this;
  }

  /** What a cell is made of. */
  public WorldBuilder terrain(int x, int y, Terrain kind) {
    terrain[y * width + x] = kind;
    return this;
  }

  /** What all cells are made of, row by row. */
  public WorldBuilder terrain(List<List<Terrain>> rows) {
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        terrain(x, y, rows.get(y).get(x));
      }
    }
    return this;
  }

  /** Lays an item on a cell. */
  public WorldBuilder item(Item item) {
    things.add(board -> board.layItem(board.cell(item.x(), item.y()), item.kind(), item.value()));
    return this;
  }

  /** Hides an item in a cell, where only the rules find it. */
  public WorldBuilder hidden(Item item) {
    things.add(board -> board.hideItem(board.cell(item.x(), item.y()), item.kind(), item.value()));
    return this;
  }

  /** Lays a bomb of the character with this id; its timer is what {@code bombAt} is to tell. */
  public WorldBuilder bomb(int x, int y, int timer, int range, int owner) {
    int wait = timer - laws.lastBombTimer();
    things.add(board -> board.placeBomb(board.cell(x, y), wait, range, owner));
    return this;
  }

  /** Lights an explosion that goes in the coming step, of the character with this id. */
  public WorldBuilder explosion(int x, int y, int owner) {
    things.add(board -> board.ignite(board.cell(x, y), 0, owner));
    return this;
  }

  /** Where chance comes from, in a game whose rules leave something to it. */
  public WorldBuilder chance(Chance source) {
    things.add(board -> board.setChance(source));
    return this;
  }

  /** Where the exit is. */
  public WorldBuilder exit(int x, int y) {
    exit = Optional.of(new Cell(x, y));
    return this;
  }

  /** Adds a character; its id is the number of those before it. */
  public WorldBuilder character(String name, char avatar, int x, int y, int score) {
    characters.add(new Start(new Cast.Member(name, avatar, "", 0), x, y, score, true));
    return this;
  }

  /** Adds a character that has left the world already; the place is where it was last. */
  public WorldBuilder gone(String name, char avatar, int x, int y) {
    characters.add(new Start(new Cast.Member(name, avatar, "", 0), x, y, 0, false));
    return this;
  }

  /** Adds a monster of no particular kind. */
  public WorldBuilder monster(String name, char avatar, int x, int y) {
    return monster(name, avatar, "", 0, x, y);
  }

  /**
   * Adds a monster; its id is the number of all characters and of the monsters before it.
   *
   * @param kind how it behaves, as scenarios call it
   * @param range how far it notices characters, if its kind does
   */
  public WorldBuilder monster(String name, char avatar, String kind, int range, int x, int y) {
    monsters.add(new Start(new Cast.Member(name, avatar, kind, range), x, y, 0, true));
    return this;
  }

  /**
   * The world at its start.
   *
   * @throws SetupException if somebody can't start like that
   */
  public RealWorld build() {
    if (Math.max(width, height) > Board.MOST_COLUMNS_OR_ROWS) {
      throw new IllegalArgumentException(
          "a world of %d x %d cells, expected at most %d columns and rows"
              .formatted(width, height, Board.MOST_COLUMNS_OR_ROWS));
    }
    List<Start> all = new ArrayList<>(characters);
    all.addAll(monsters);
    for (int i = 0; i < all.size(); i++) {
      check(i, all.get(i), all.subList(0, i));
    }
    List<Cast.Member> members = all.stream().map(Start::member).toList();
    Board board = new Board(new Cast(width, height, exit, laws, characters.size(), members), time);
    for (int i = 0; i < terrain.length; i++) {
      board.setTerrain(board.cell(i % width, i / width), terrain[i]);
    }
    for (int i = 0; i < characters.size(); i++) {
      Start start = characters.get(i);
      if (start.isThere) {
        board.enterCharacter(i, start.x, start.y);
      } else {
        board.put(board.find(i), start.x, start.y);
      }
      board.reward(i, start.score);
    }
    for (int i = 0; i < monsters.size(); i++) {
      board.enterMonster(characters.size() + i, monsters.get(i).x, monsters.get(i).y);
    }
    board.groupCharacters();
    board.groupMonsters();
    things.forEach(thing -> thing.accept(board));
    laws.begin(board);
    return new RealWorld(board);
  }

  private void check(int id, Start start, List<Start> before) {
    if (start.x < 0 || start.y < 0 || start.x >= width || start.y >= height) {
      throw start.refused(
          id, "is outside the world, expected x 0.." + (width - 1) + ", y 0.." + (height - 1));
    }
    if (start.isThere && terrain[start.y * width + start.x].blocking()) {
      throw start.refused(id, "is in a wall, expected a free cell");
    }
    if (exit.equals(Optional.of(new Cell(start.x, start.y)))) {
      throw start.refused(id, "is on the exit, expected another cell");
    }
    for (int other = 0; other < before.size(); other++) {
      checkPair(id, start, other, before.get(other));
    }
  }

  private void checkPair(int id, Start start, int otherId, Start other) {
    if (other.name().equals(start.name())) {
      throw start.refused(id, "has the name of another, expected names that differ");
    }
    boolean kindsDiffer = id >= characters.size() && otherId < characters.size() && other.isThere;
    if (kindsDiffer && other.x == start.x && other.y == start.y) {
      throw start.refused(
          id, "is on the cell of " + other.name() + ", expected monsters and characters apart");
    }
  }
}
