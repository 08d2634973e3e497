package blastlab.generate;

import blastlab.rules.Setting;
import blastlab.rules.bomberda.Bomberda;
import blastlab.scenario.Scenario;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Settings;
import blastlab.solve.Solver;
import blastlab.text.BomberdaMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.world.Cell;
import blastlab.world.SensedWorld;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Makes levels of bomberda that can be solved, but not at once. */
final class BomberdaGenerator implements MapGenerator<BomberdaGenerator.Wanted> {
  private static final Settings<Wanted> SETTINGS = new Settings<>(Wanted.class);
  private static final int TRIES = 60;
  private static final int DRAWS = 200;
  private static final int MOST_STATES = 200_000;
  private static final int NO_ENEMY = 0;
  private static final int TREASURE_INSIDE = 2;
  private static final int ACTORS = 3;

  /** What can be set. */
  public record Wanted(
      @Setting(usual = 9, least = 4, most = 12, meaning = "how many columns, the border included")
          int width,
      @Setting(usual = 8, least = 4, most = 12, meaning = "how many rows, the border included")
          int height,
      @Setting(
              usual = 1,
              least = 0,
              most = 2,
              meaning = "0 for no enemy, 1 for one, 2 for one with the treasure inside")
          int enemy,
      @Setting(
              usual = 20,
              least = 0,
              most = 80,
              meaning = "of a hundred cells within the border, how many are walls")
          int walls,
      @Setting(
              usual = 15,
              least = 0,
              most = 80,
              meaning = "of a hundred cells within the border, how many are boxes")
          int boxes,
      @Setting(
              usual = 15,
              least = 0,
              most = 80,
              meaning = "of a hundred cells within the border, how many are fragile floor")
          int fragile,
      @Setting(
              usual = 10,
              least = 2,
              most = 60,
              meaning = "how many turns the shortest solution takes at least")
          int leastTurns,
      @Setting(
              usual = 1,
              least = 0,
              most = 1,
              meaning = "1 if boxes are to bar the way to the treasure, 0 if they need not")
          int needsBomb) {}

  @Override
  public String rules() {
    return Bomberda.NAME;
  }

  @Override
  public Settings<Wanted> settings() {
    return SETTINGS;
  }

  @Override
  public String summary() {
    return "a level that can be solved, but not at once";
  }

  @Override
  public String promise() {
    return "Every level can be solved; the title of its scenario says in how many turns.";
  }

  @Override
  public GeneratedMap draw(Wanted wanted, Random random) {
    if (wanted.walls + wanted.boxes + wanted.fragile > 100) {
      throw new InputException(
          "walls, boxes and fragile: %d in sum, expected at most 100"
              .formatted(wanted.walls + wanted.boxes + wanted.fragile));
    }
    return Attempts.first(
        TRIES,
        () -> attempt(wanted, random),
        "a larger level, a smaller least_turns, fewer walls, or with needs_bomb more boxes");
  }

  private Optional<GeneratedMap> attempt(Wanted wanted, Random random) {
    Optional<BomberdaMap> level = promising(wanted, random);
    int turns = level.map(BomberdaGenerator::turns).orElse(0);
    if (turns < wanted.leastTurns) {
      return Optional.empty();
    }
    String title = "A generated level that takes " + turns + " turns";
    List<CharacterSpec> player = List.of(new CharacterSpec("me", '@', Optional.empty()));
    return Optional.of(new GeneratedMap(rules(), title, level.get().write(), List.of(), player));
  }

  /** How many turns a shortest solution takes; 0 if there is none, or it takes too long to find. */
  private static int turns(BomberdaMap level) {
    Scenario scenario = Scenario.ofLevel(new MapText("level", level.write()));
    SensedWorld start = SensedWorld.fromWorld(scenario.start(scenario.seed()).world());
    return Solver.solve(start, MOST_STATES, states -> {}).turns().size();
  }

  /** A level that need not be searched to know that it is too easy or can't be solved. */
  private static Optional<BomberdaMap> promising(Wanted wanted, Random random) {
    return Stream.generate(() -> level(wanted, random))
        .limit(DRAWS)
        .filter(level -> isPromising(level, wanted.needsBomb == 1))
        .findFirst();
  }

  private static boolean isPromising(BomberdaMap level, boolean needsBomb) {
    Optional<Cell> treasure = level.treasure();
    return treasure.isEmpty()
        || (isWay(level, treasure.get(), terrain -> terrain != Terrain.STONE)
            && !(needsBomb && isWay(level, treasure.get(), terrain -> !terrain.blocking())));
  }

  private static boolean isWay(BomberdaMap level, Cell to, Predicate<Terrain> open) {
    return Walk.from(
            level.player(),
            Integer.MAX_VALUE,
            false,
            cell -> open.test(level.rows().get(cell.y()).get(cell.x())))
        .cells()
        .contains(to);
  }

  private static BomberdaMap level(Wanted wanted, Random random) {
    Layout layout = Layout.bordered(wanted.width, wanted.height);
    List<Cell> inside = new ArrayList<>(layout.cells(Terrain.FLOOR));
    Collections.shuffle(inside, random);
    List<Cell> ground = inside.subList(ACTORS, inside.size());
    int cells = inside.size();
    int from = fill(layout, ground, 0, cells * wanted.walls / 100, Terrain.STONE);
    from = fill(layout, ground, from, cells * wanted.boxes / 100, Terrain.BRICK);
    fill(layout, ground, from, cells * wanted.fragile / 100, Terrain.FRAGILE);
    return new BomberdaMap(
        layout.rows(),
        inside.get(0),
        wanted.enemy == NO_ENEMY ? Optional.empty() : Optional.of(inside.get(1)),
        wanted.enemy == TREASURE_INSIDE ? Optional.empty() : Optional.of(inside.get(2)));
  }

  private static int fill(Layout layout, List<Cell> cells, int from, int count, Terrain terrain) {
    int to = Math.min(cells.size(), from + count);
    cells.subList(from, to).forEach(cell -> layout.set(cell, terrain));
    return to;
  }
}
