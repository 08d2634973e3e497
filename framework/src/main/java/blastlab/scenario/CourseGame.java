package blastlab.scenario;

import blastlab.monsters.PythonRandom;
import blastlab.monsters.SelfPreservingMonster;
import blastlab.monsters.StupidMonster;
import blastlab.rules.course.Course;
import blastlab.rules.course.CourseSettings;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.world.MonsterEntity;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.List;

/** The course game: its map sets time and bombs, the scenario places everybody. */
final class CourseGame implements GameKind {
  private static final List<String> MONSTERS = List.of("stupid", "selfpreserving");

  @Override
  public String name() {
    return Course.RULES.name();
  }

  @Override
  public String description() {
    return "escape through the exit, or be the last one standing";
  }

  @Override
  public String checkMap(MapText text) {
    CourseMap map = CourseMap.read(text);
    return map.width()
        + "x"
        + map.height()
        + map.exit()
            .map(exit -> ", exit at (" + exit.x() + "," + exit.y() + ")")
            .orElse(", no exit");
  }

  @Override
  public Game start(Scenario scenario, Seed seed) {
    if (!scenario.settings().isEmpty()) {
      throw new InputException(
          scenario.name()
              + ": settings: '"
              + scenario.settings().keySet().iterator().next()
              + "' is unknown, expected none: the map of a course game sets everything");
    }
    CourseMap map = CourseMap.read(scenario.map());
    WorldBuilder builder = builder(map);
    scenario
        .characters()
        .forEach(c -> builder.character(c.name(), c.avatar(), c.x(), c.y(), -map.maxTime()));
    PythonRandom random = seed.monsters();
    List<MonsterEntity> monsters = new ArrayList<>();
    for (Scenario.MonsterSpec monster : scenario.monsters()) {
      builder.monster(monster.name(), monster.avatar(), monster.x(), monster.y());
      monsters.add(monster(scenario, monster, random));
    }
    try {
      return new Game(scenario, seed, builder.build(), monsters, Course.RULES.stepsFirst());
    } catch (IllegalArgumentException e) {
      throw new InputException(scenario.name() + ": " + e.getMessage(), e);
    }
  }

  private static WorldBuilder builder(CourseMap map) {
    CourseSettings settings =
        new CourseSettings(map.bombTime(), map.explosionDuration(), map.explosionRange());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), Course.RULES.with(settings))
            .time(map.maxTime());
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        builder.terrain(x, y, map.rows().get(y).get(x));
      }
    }
    map.exit().ifPresent(exit -> builder.exit(exit.x(), exit.y()));
    return builder;
  }

  private static MonsterEntity monster(
      Scenario scenario, Scenario.MonsterSpec monster, PythonRandom random) {
    String where = scenario.name() + ": monster '" + monster.name() + "': ";
    return switch (monster.kind()) {
      case "stupid" -> {
        if (monster.range() != null) {
          throw new InputException(
              where + "range " + monster.range() + ", expected none for stupid");
        }
        yield new StupidMonster(random);
      }
      case "selfpreserving" -> {
        if (monster.range() == null || monster.range() < 0) {
          throw new InputException(
              where + "range " + monster.range() + ", expected a whole number from 0 on");
        }
        yield new SelfPreservingMonster(monster.range(), random);
      }
      default ->
          throw new InputException(
              where
                  + "kind '"
                  + monster.kind()
                  + "' is unknown; "
                  + Nearest.hint(monster.kind(), MONSTERS));
    };
  }
}
