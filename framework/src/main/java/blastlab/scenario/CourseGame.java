package blastlab.scenario;

import blastlab.monsters.PythonRandom;
import blastlab.monsters.SelfPreservingMonster;
import blastlab.monsters.StupidMonster;
import blastlab.rules.course.Course;
import blastlab.rules.course.CourseSettings;
import blastlab.scenario.Scenario.CharacterSpec;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.CourseMap;
import blastlab.text.MapText;
import blastlab.text.Nearest;
import blastlab.text.Quoted;
import blastlab.world.Cell;
import blastlab.world.MonsterEntity;
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

  /** None: the map sets everything. */
  @Override
  public List<Settings.Entry> settings() {
    return List.of();
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
    CourseMap map = CourseMap.read(scenario.requireMap());
    WorldBuilder builder = builder(map);
    for (int i = 0; i < scenario.characters().size(); i++) {
      CharacterSpec c = scenario.characters().get(i);
      Cell at = Places.required(c.start(), "characters[" + i + "]");
      builder.character(c.name(), c.avatar(), at.x(), at.y(), -map.maxTime());
    }
    PythonRandom random = seed.monsters();
    List<MonsterEntity> minds = new ArrayList<>();
    for (MonsterSpec m : scenario.monsters()) {
      String path = "monsters[" + minds.size() + "]";
      Cell at = Places.required(m.start(), path);
      int range = m.range() == null ? 0 : m.range();
      builder.monster(m.name(), m.avatar(), m.kind(), range, at.x(), at.y());
      minds.add(mind(m, path, random));
    }
    return new Game(
        scenario,
        seed,
        Places.build(builder, scenario),
        minds,
        Turns.ONE_BY_ONE,
        other -> random.seed(other.value()));
  }

  private static WorldBuilder builder(CourseMap map) {
    CourseSettings settings =
        new CourseSettings(map.bombTime(), map.explosionDuration(), map.explosionRange());
    WorldBuilder builder =
        new WorldBuilder(map.width(), map.height(), new Course(settings))
            .time(map.maxTime())
            .terrain(map.rows());
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
