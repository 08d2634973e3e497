import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Waits until time is up. */
public class Waits extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    move(0, 0);
  }
}
