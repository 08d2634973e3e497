import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** The only one. */
public class One extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
