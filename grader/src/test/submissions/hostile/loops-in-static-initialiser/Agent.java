import blastlab.world.CharacterEntity;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  static {
    while (Thread.currentThread().isAlive()) {}
  }
}
