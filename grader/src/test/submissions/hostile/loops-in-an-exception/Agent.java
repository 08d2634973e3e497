import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    throw new Endless();
  }

  static final class Endless extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
      while (Thread.currentThread().isAlive()) {}
      return "";
    }
  }
}
