import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    System.out.println(down(1));
  }

  private static int down(int n) {
    return down(n + 1) + down(n + 2);
  }
}
