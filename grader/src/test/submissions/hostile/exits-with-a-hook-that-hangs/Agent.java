import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  while (Thread.currentThread().isAlive()) {}
                }));
    System.exit(0);
  }
}
