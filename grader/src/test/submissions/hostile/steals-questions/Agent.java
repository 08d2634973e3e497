import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (!started) {
      started = true;
      for (int number = 3; number < 40; number++) {
        int n = number;
        Thread thread =
            new Thread(
                () -> {
                  byte[] bytes = new byte[1 << 16];
                  try {
                    while (Wire.read(n, bytes) > 0) {}
                  } catch (java.io.IOException e) {
                    return;
                  }
                });
        thread.setDaemon(true);
        thread.start();
      }
      try {
        Thread.sleep(200);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private boolean started;
}
