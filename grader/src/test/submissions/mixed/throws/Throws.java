import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Has a bug on its third step. */
public class Throws extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (x() == 2) {
      throw new IllegalStateException("no plan for " + x());
    }
    move(1, 0);
  }
}
