package blastlab.monsters;

import blastlab.search.Move;
import blastlab.world.CharacterEntity;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.List;

/**
 * Walks straight on until something is in its way, avoids explosions, and goes for a character that
 * comes near.
 */
public final class SelfPreservingMonster extends MonsterEntity {
  /** What scenarios call it. */
  public static final String KIND = "selfpreserving";

  private static final Move STAY = Move.of(0, 0);

  private final int range;
  private final PythonRandom random;

  /** A monster that notices characters up to {@code range} cells away, diagonals included. */
  public SelfPreservingMonster(int range, PythonRandom random) {
    this.range = range;
    this.random = random;
  }

  @Override
  public void act(SensedWorld world) {
    if (isBlocked(world, this)) {
      List<Move> waysOut = waysOut(world, this);
      go(waysOut.isEmpty() ? STAY : random.choice(waysOut));
    } else {
      go(onwards(world, this, range));
    }
  }

  private void go(Move move) {
    move(move.dx(), move.dy());
  }

  static List<Move> moves(World world, MonsterEntity monster, int range) {
    if (!isBlocked(world, monster)) {
      return List.of(onwards(world, monster, range));
    }
    List<Move> waysOut = waysOut(world, monster);
    return waysOut.isEmpty() ? List.of(STAY) : waysOut;
  }

  /** One that stands still is always blocked, by itself. */
  private static boolean isBlocked(World world, MonsterEntity monster) {
    int x = monster.x() + monster.dx();
    int y = monster.y() + monster.dy();
    return !MonsterMoves.inside(world, x, y)
        || world.wallAt(x, y)
        || world.exitAt(x, y)
        || !world.monstersAt(x, y).isEmpty()
        || world.explosionAt(monster.x(), monster.y()).isPresent();
  }

  private static List<Move> waysOut(World world, MonsterEntity monster) {
    return MonsterMoves.among(world, monster, (x, y) -> world.exitAt(x, y) || world.emptyAt(x, y));
  }

  /** Towards the first character that it notices, column by column; else straight on. */
  private static Move onwards(World world, MonsterEntity monster, int range) {
    for (int x = monster.x() - range; x <= monster.x() + range; x++) {
      for (int y = monster.y() - range; y <= monster.y() + range; y++) {
        if (MonsterMoves.inside(world, x, y) && !world.charactersAt(x, y).isEmpty()) {
          CharacterEntity prey = world.charactersAt(x, y).get(0);
          return Move.towards(prey.x() - monster.x(), prey.y() - monster.y());
        }
      }
    }
    return Move.of(monster.dx(), monster.dy());
  }
}
