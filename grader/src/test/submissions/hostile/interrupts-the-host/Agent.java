import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (!started) {
      started = true;
      Thread host = Thread.currentThread();
      Thread thread =
          new Thread(
              () -> {
                while (true) {
                  host.interrupt();
                }
              });
      thread.setDaemon(true);
      thread.start();
    }
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      return;
    }
  }

  private boolean started;
}
