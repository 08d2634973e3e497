import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Sleeps for ever. */
public class Sleeps extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      Thread.sleep(Long.MAX_VALUE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
