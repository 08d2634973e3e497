import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Has tests beside it. */
public class My extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
