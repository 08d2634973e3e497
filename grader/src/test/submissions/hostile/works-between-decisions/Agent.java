import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (!started) {
      started = true;
      Thread thread =
          new Thread(
              () -> {
                long n = 0;
                while (Thread.currentThread().isAlive()) {
                  n++;
                }
              });
      thread.setDaemon(true);
      thread.start();
    }
  }

  private boolean started;
}
