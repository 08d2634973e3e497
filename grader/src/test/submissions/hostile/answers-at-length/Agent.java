import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    Wire.write(java.nio.ByteBuffer.allocate(12).putInt(Integer.MAX_VALUE).putLong(0).array());
  }
}
