import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    Trap.touch();
  }

  static final class Trap {
    static {
      while (Thread.currentThread().isAlive()) {}
    }

    static void touch() {}
  }
}
