import blastlab.world.CharacterEntity;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  public Agent() {
    while (Thread.currentThread().isAlive()) {}
  }
}
