import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    if (!asked) {
      asked = true;
      System.out.println("remembered: " + System.getProperty("spy"));
      System.setProperty("spy", "everything");
    }
  }

  private boolean asked;
}
