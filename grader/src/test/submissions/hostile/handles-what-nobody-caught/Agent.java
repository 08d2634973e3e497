import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, thrown) -> {
          while (Thread.currentThread().isAlive()) {}
        });
    throw new IllegalStateException("nobody catches me");
  }
}
