package blastlab.monsters;

import blastlab.world.Cell;
import blastlab.world.MonsterEntity;
import blastlab.world.World;
import java.util.ArrayList;
import java.util.List;

/** The moves that a monster can choose from. */
final class Moves {
  /** Whether a cell inside the world will do. */
  @FunctionalInterface
  interface Condition {
    boolean allows(int x, int y);
  }

  private final MonsterEntity monster;
  private final List<Cell> directions = new ArrayList<>();

  private Moves(MonsterEntity monster) {
    this.monster = monster;
  }

  /** The directions, column by column, whose cells lie inside and meet a condition. */
  static Moves among(MonsterEntity monster, World world, Condition condition) {
    Moves moves = new Moves(monster);
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        int x = monster.x() + dx;
        int y = monster.y() + dy;
        if (inside(world, x, y) && condition.allows(x, y)) {
          moves.directions.add(new Cell(dx, dy));
        }
      }
    }
    return moves;
  }

  /** Goes in a random one of these directions; with none to choose from nothing is drawn. */
  void go(PythonRandom random) {
    if (directions.isEmpty()) {
      monster.move(0, 0);
    } else {
      Cell direction = directions.get(random.choice(directions.size()));
      monster.move(direction.x(), direction.y());
    }
  }

  static boolean inside(World world, int x, int y) {
    return x >= 0 && y >= 0 && x < world.width() && y < world.height();
  }
}
