package blastlab.monsters;

import blastlab.world.MonsterEntity;
import blastlab.world.SensedWorld;

/** Wanders: every step to a random cell around it that is no wall, or stays. */
public final class StupidMonster extends MonsterEntity {
  private final PythonRandom random;

  /** A monster that draws its steps from a stream shared by all monsters of the game. */
  public StupidMonster(PythonRandom random) {
    this.random = random;
  }

  @Override
  public void act(SensedWorld world) {
    Moves.among(this, world, (x, y) -> !world.wallAt(x, y)).go(random);
  }
}
