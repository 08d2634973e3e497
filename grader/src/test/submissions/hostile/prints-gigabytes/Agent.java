import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    String line = "x".repeat(1 << 16);
    for (int i = 0; i < 1000; i++) {
      System.out.println(line);
      System.err.println(line);
    }
  }
}
