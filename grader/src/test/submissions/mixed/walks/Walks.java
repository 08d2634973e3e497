import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Goes out on the shortest way. */
public class Walks extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
