import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    Wire.write(java.nio.ByteBuffer.allocate(13).putInt(1).putLong(4711).put((byte) 2).array());
  }
}
