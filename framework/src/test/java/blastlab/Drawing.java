package blastlab;

import blastlab.rules.course.CourseSettings;
import blastlab.scenario.Game;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.scenario.Seed;
import blastlab.text.MapText;
import blastlab.world.Board;
import blastlab.world.Cell;
import blastlab.world.Laws;
import blastlab.world.MonsterEntity;
import blastlab.world.RealWorld;
import blastlab.world.Terrain;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A world of the course game as a test draws it.
 *
 * <p>Small letters are characters and capitals monsters, named by their letter and in the
 * alphabet's order; {@code W} is a wall, {@code E} the exit; a digit is a bomb with that timer,
 * {@code *} a fresh explosion and {@code %} one on a wall, all of which belong to {@code a}. The
 * parameters of a map may stand above the rows; the others are as in {@link #parameters}.
 */
public final class Drawing {
  private final Map<String, Integer> parameters = new LinkedHashMap<>();
  private final List<String> rows = new ArrayList<>();
  private final Map<Character, Cell> actors = new TreeMap<>();

  public Drawing(String text) {
    parameters.put("max_time", 100);
    parameters.put("bomb_time", 2);
    parameters.put("expl_duration", 1);
    parameters.put("expl_range", 2);
    for (String line : text.lines().toList()) {
      if (line.startsWith("|")) {
        rows.add(line.substring(1, line.length() - 1));
      } else {
        String[] words = line.split(" ", -1);
        parameters.put(words[0], Integer.valueOf(words[1]));
      }
    }
    forEachSymbol(
        (symbol, x, y) -> {
          if (Character.isLetter(symbol) && symbol != 'W' && symbol != 'E') {
            actors.put(symbol, new Cell(x, y));
          }
        });
  }

  /** What the drawing's bombs are like. */
  public CourseSettings settings() {
    return new CourseSettings(
        parameters.get("bomb_time"), parameters.get("expl_duration"), parameters.get("expl_range"));
  }

  /** The drawn world, moved by the given laws; without bombs and explosions. */
  public RealWorld build(Laws laws) {
    int maxTime = parameters.get("max_time");
    WorldBuilder builder = new WorldBuilder(rows.get(0).length(), rows.size(), laws).time(maxTime);
    forEachSymbol(
        (symbol, x, y) -> {
          switch (symbol) {
            case 'W', '%' -> builder.terrain(x, y, Terrain.BRICK);
            case 'E' -> builder.exit(x, y);
            default -> {} // nothing that the ground is made of
          }
        });
    characters()
        .forEach(
            c ->
                builder.character(
                    c.name(), c.avatar(), at(c.start()).x(), at(c.start()).y(), -maxTime));
    monsters()
        .forEach(m -> builder.monster(m.name(), m.avatar(), at(m.start()).x(), at(m.start()).y()));
    return builder.build();
  }

  /** Lays the bombs and explosions of the drawing. */
  public void layThings(Board board) {
    forEachSymbol(
        (symbol, x, y) -> {
          if (Character.isDigit(symbol)) {
            int timer = Character.digit(symbol, 10);
            board.placeBomb(board.cell(x, y), timer, parameters.get("expl_range"), 0);
          } else if (symbol == '*' || symbol == '%') {
            board.ignite(board.cell(x, y), parameters.get("expl_duration"), 0);
          }
        });
  }

  /** The drawing as a scenario whose monsters are stupid ones. */
  public Scenario scenario() {
    StringBuilder map = new StringBuilder();
    parameters.forEach((name, value) -> map.append(name).append(' ').append(value).append('\n'));
    String border = "+" + "-".repeat(rows.get(0).length()) + "+\n";
    map.append(border);
    rows.forEach(row -> map.append('|').append(row.replaceAll("[^WE]", " ")).append("|\n"));
    map.append(border);
    return new Scenario(
        "drawing",
        "",
        "course",
        Map.of(),
        new MapText("drawing", map.toString()),
        Seed.of(1),
        monsters(),
        characters());
  }

  /** The drawing as a game in which the given ones decide for the monsters. */
  public Game game(MonsterEntity... minds) {
    Game game = scenario().start(Seed.of(1));
    return new Game(game.scenario(), game.seed(), game.world(), List.of(minds), game.turns());
  }

  private List<CharacterSpec> characters() {
    List<CharacterSpec> characters = new ArrayList<>();
    actors.forEach(
        (letter, at) -> {
          if (Character.isLowerCase(letter)) {
            characters.add(new CharacterSpec(letter.toString(), letter, at.x(), at.y()));
          }
        });
    return characters;
  }

  private List<MonsterSpec> monsters() {
    List<MonsterSpec> monsters = new ArrayList<>();
    actors.forEach(
        (letter, at) -> {
          if (Character.isUpperCase(letter)) {
            monsters.add(
                new MonsterSpec("stupid", letter.toString(), letter, at.x(), at.y(), null));
          }
        });
    return monsters;
  }

  private static Cell at(Optional<Cell> start) {
    return start.orElseThrow();
  }

  private interface SymbolAction {
    void at(char symbol, int x, int y);
  }

  private void forEachSymbol(SymbolAction action) {
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        action.at(rows.get(y).charAt(x), x, y);
      }
    }
  }
}
