import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    decisions++;
    if (world.time() < 2) {
      System.out.println("decisions: " + decisions);
    }
  }

  private static int decisions;
}
