import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    new Thread(
            () -> {
              pause(100);
              Wire.write(
                  java.nio.ByteBuffer.allocate(13).putInt(1).putLong(4711).put((byte) 2).array());
            })
        .start();
    pause(50);
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      return;
    }
  }
}
