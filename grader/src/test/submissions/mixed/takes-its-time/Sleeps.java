import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Takes its time, but not too much of it. */
public class Sleeps extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      Thread.sleep(20);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
