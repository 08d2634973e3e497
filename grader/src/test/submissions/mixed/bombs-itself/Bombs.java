import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Blows itself up. */
public class Bombs extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    placeBomb();
  }
}
