import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    String line = "x".repeat(1 << 20);
    for (int i = 0; i < 10_000; i++) {
      log(line);
    }
  }
}
