package blastlab.scenario;

import blastlab.monsters.PythonRandom;
import blastlab.monsters.SelfPreservingMonster;
import blastlab.monsters.StupidMonster;
import blastlab.rules.course.Course;
import blastlab.rules.course.CourseSettings;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.world.MonsterEntity;
import blastlab.world.RealWorld;
import blastlab.world.SetupException;
import blastlab.world.WorldBuilder;
import java.util.ArrayList;
import java.util.List;

/** The course game: its map sets time and bombs, the scenario places everybody. */
final class CourseGame implements GameKind {
  private static final List<String> MONSTERS =
      List.of(StupidMonster.KIND, SelfPreservingMonster.KIND);

  @Override
  public String name() {
    return Course.NAME;
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
      throw new FieldException(
          "settings." + scenario.settings().keySet().iterator().next(),
          "unknown, expected none: the map of a course game sets everything");
    }
    CourseMap map = CourseMap.read(scenario.map());
    WorldBuilder builder = builder(map);
    for (CharacterSpec c : scenario.characters()) {
      builder.character(c.name(), c.avatar(), c.x(), c.y(), -map.maxTime());
    }
    PythonRandom random = seed.monsters();
    List<MonsterEntity> minds = new ArrayList<>();
    for (MonsterSpec m : scenario.monsters()) {
      int range = m.range() == null ? 0 : m.range();
      builder.monster(m.name(), m.avatar(), m.kind(), range, m.x(), m.y());
      minds.add(mind(m, "monsters[" + minds.size() + "]", random));
    }
    return new Game(scenario, seed, build(builder, scenario), minds, Course.STEPS_FIRST);
  }

  private static RealWorld build(WorldBuilder builder, Scenario scenario) {
    try {
      return builder.build();
    } catch (SetupException e) {
      int monster = e.id() - scenario.characters().size();
      String path = monster < 0 ? "characters[" + e.id() + "]" : "monsters[" + monster + "]";
      throw new FieldException(path, e.getMessage());
    } catch (IllegalArgumentException e) {
      throw new InputException(scenario.map().file() + ": " + e.getMessage(), e);
    }
  }

  private static WorldBuilder builder(CourseMap map) {
    CourseSettings settings =
        new CourseSettings(map.bombTime(), map.explosionDuration(), map.explosionRange());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), new Course(settings)).time(map.maxTime());
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        builder.terrain(x, y, map.rows().get(y).get(x));
      }
    }
    map.exit().ifPresent(exit -> builder.exit(exit.x(), exit.y()));
    return builder;
  }

  private static MonsterEntity mind(MonsterSpec monster, String path, PythonRandom random) {
    Integer range = monster.range();
    return switch (monster.kind()) {
      case StupidMonster.KIND -> {
        if (range != null) {
          throw new FieldException(path + ".range", range + ", expected none for a stupid monster");
        }
        yield new StupidMonster(random);
      }
      case SelfPreservingMonster.KIND -> {
        if (range == null || range < 0) {
          throw new FieldException(path + ".range", range + ", expected a whole number from 0 on");
        }
        yield new SelfPreservingMonster(range, random);
      }
      default ->
          throw new FieldException(
              path + ".kind",
              "no kind "
                  + Quoted.of(monster.kind())
                  + " of monsters; "
                  + Nearest.hint(monster.kind(), MONSTERS));
    };
  }
}
