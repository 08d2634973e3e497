import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    byte[] junk = new byte[1 << 16];
    for (int i = 0; i < 10_000; i++) {
      Wire.write(junk);
    }
  }
}
