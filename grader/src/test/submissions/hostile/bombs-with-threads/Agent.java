import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    while (true) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  Thread.sleep(1_000_000);
                } catch (InterruptedException e) {
                  return;
                }
              });
      thread.start();
    }
  }
}
