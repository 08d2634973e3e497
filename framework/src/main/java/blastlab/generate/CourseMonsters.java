package blastlab.generate;

import blastlab.monsters.SelfPreservingMonster;
import blastlab.monsters.StupidMonster;
import blastlab.scenario.Scenario.MonsterSpec;
import blastlab.text.CourseMap;
import blastlab.text.InputException;
import blastlab.world.Cell;
import blastlab.world.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Places monsters on a map of the course game, whose character starts at (0,0). */
final class CourseMonsters {
  private static final int KEEP_AWAY = 4;
  private static final int AGGRESSIVE = 2;

  private CourseMonsters() {}

  /** So many, stupid and aggressive ones in turn, on free cells that are not near the start. */
  static List<MonsterSpec> place(CourseMap map, int count, Random random) {
    List<Cell> free = new ArrayList<>();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        boolean isFloor = map.rows().get(y).get(x) == Terrain.FLOOR;
        boolean isFar = Math.max(x, y) > KEEP_AWAY;
        Cell cell = new Cell(x, y);
        if (isFloor && isFar && !map.exit().equals(Optional.of(cell))) {
          free.add(cell);
        }
      }
    }
    if (free.size() < count) {
      throw new InputException(
          "monsters: %d, expected at most %d on this map".formatted(count, free.size()));
    }
    Collections.shuffle(free, random);
    List<MonsterSpec> monsters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      monsters.add(monster(i, free.get(i)));
    }
    return monsters;
  }

  private static MonsterSpec monster(int i, Cell at) {
    return i % 2 == 0
        ? new MonsterSpec(StupidMonster.KIND, "stupid" + (i / 2 + 1), 'S', at.x(), at.y(), null)
        : new MonsterSpec(
            SelfPreservingMonster.KIND,
            "aggressive" + (i / 2 + 1),
            'A',
            at.x(),
            at.y(),
            AGGRESSIVE);
  }
}
