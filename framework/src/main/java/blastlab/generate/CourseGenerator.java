package blastlab.generate;

import blastlab.rules.Setting;
import blastlab.rules.course.Course;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Settings;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Makes maps of the course game to escape from. */
final class CourseGenerator implements MapGenerator<CourseGenerator.Wanted> {
  private static final Settings<Wanted> SETTINGS = new Settings<>(Wanted.class);
  private static final int TRIES = 200;
  private static final Cell START = new Cell(0, 0);

  /** Where the first bomb can't reach. */
  private static final Cell REFUGE = new Cell(1, 1);

  private static final int FIRST_BARRIER = 2;

  /** What can be set. */
  public record Wanted(
      @Setting(usual = 8, least = 3, most = 100, meaning = "how many columns") int width,
      @Setting(usual = 19, least = 3, most = 100, meaning = "how many rows") int height,
      @Setting(usual = 25, least = 0, most = 90, meaning = "of a hundred cells, how many are walls")
          int walls,
      @Setting(
              usual = 1,
              least = 0,
              most = 40,
              meaning = "how many rows are walled off from side to side, to be bombed open")
          int barriers,
      @Setting(
              usual = 0,
              least = 0,
              most = 10,
              meaning = "how many monsters a scenario has, stupid and aggressive ones in turn")
          int monsters,
      @Setting(usual = 5000, least = 10, most = 1000000, meaning = "how many steps a game has")
          int maxTime,
      @Setting(usual = 10, least = 1, most = 100, meaning = "how many steps a bomb ticks")
          int bombTime,
      @Setting(usual = 2, least = 1, most = 100, meaning = "how many steps an explosion stays")
          int explDuration,
      @Setting(usual = 4, least = 1, most = 100, meaning = "how many cells a blast reaches")
          int explRange) {}

  @Override
  public String rules() {
    return Course.NAME;
  }

  @Override
  public Settings<Wanted> settings() {
    return SETTINGS;
  }

  @Override
  public String summary() {
    return "a map to escape from, alone or among monsters";
  }

  @Override
  public String promise() {
    return "The character starts at (0,0), and the exit is somewhere in the last row. Alone, it can"
        + " always escape in time: it can get away from its first bomb, and bomb its way to the"
        + " exit. A map places nobody; --scenario places the character and the monsters.";
  }

  @Override
  public GeneratedMap draw(Wanted wanted, Random random) {
    int room = (wanted.height - FIRST_BARRIER) / 2;
    if (wanted.barriers > room) {
      throw new InputException(
          "barriers: %d, expected at most %d in %d rows"
              .formatted(wanted.barriers, room, wanted.height));
    }
    CourseMap map =
        Attempts.first(
            TRIES,
            () -> attempt(wanted, random),
            "fewer walls, a longer bomb_time, a smaller expl_range or a longer max_time");
    List<CharacterSpec> characters = List.of(new CharacterSpec("me", 'C', START.x(), START.y()));
    return new GeneratedMap(
        rules(),
        "A generated map",
        map.write(),
        CourseMonsters.place(map, wanted.monsters, random),
        characters);
  }

  private static Optional<CourseMap> attempt(Wanted wanted, Random random) {
    Layout layout = new Layout(wanted.width, wanted.height);
    Cell exit = new Cell(random.nextInt(wanted.width), wanted.height - 1);
    addWalls(layout, wanted.walls, exit, random);
    addBarriers(layout, wanted.barriers, random);
    Bombs bombs = new Bombs(wanted.explRange, wanted.bombTime + 1, true, Optional.of(exit));
    int bombSteps = wanted.bombTime + 1 + wanted.explDuration + 2;
    OptionalInt steps = new Demolition(layout, bombs).steps(START, exit, bombSteps);
    return steps.isPresent() && steps.getAsInt() < wanted.maxTime
        ? Optional.of(
            new CourseMap(
                wanted.maxTime,
                wanted.bombTime,
                wanted.explDuration,
                wanted.explRange,
                layout.rows(),
                Optional.of(exit)))
        : Optional.empty();
  }

  private static void addWalls(Layout layout, int percent, Cell exit, Random random) {
    List<Cell> free = layout.cells();
    int count = free.size() * percent / 100;
    free.removeAll(List.of(START, REFUGE, exit));
    Collections.shuffle(free, random);
    free.stream().limit(count).forEach(cell -> layout.set(cell, Terrain.BRICK));
  }

  /** Fills rows between the start and the last row, no two of them next to each other. */
  private static void addBarriers(Layout layout, int count, Random random) {
    int slack = layout.height() - FIRST_BARRIER - 2 * count;
    List<Integer> shifts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      shifts.add(random.nextInt(slack + 1));
    }
    Collections.sort(shifts);
    for (int i = 0; i < count; i++) {
      for (int x = 0; x < layout.width(); x++) {
        layout.set(new Cell(x, FIRST_BARRIER + 2 * i + shifts.get(i)), Terrain.BRICK);
      }
    }
  }
}
