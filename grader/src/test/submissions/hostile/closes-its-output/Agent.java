import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (System.out == null) {
      return;
    }
    System.out.close();
    System.err.close();
    System.setOut(null);
    System.setErr(null);
    System.setIn(null);
  }
}
