package blastlab.monsters;

import blastlab.search.Move;
import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;
import blastlab.world.World;
import java.util.List;

/** Wanders: every step to a random cell around it that is no wall, or stays. */
public final class StupidMonster extends MonsterEntity {
  /** What scenarios call it. */
  public static final String KIND = "stupid";

  private final PythonRandom random;

  /** A monster that draws its steps from a stream shared by all monsters of the game. */
  public StupidMonster(PythonRandom random) {
    this.random = random;
  }

  @Override
  public void act(SensedWorld world) {
    Move move = random.choice(moves(world, this));
    move(move.dx(), move.dy());
  }

  static List<Move> moves(World world, MonsterEntity monster) {
    return MonsterMoves.among(world, monster, (x, y) -> !world.wallAt(x, y));
  }
}
