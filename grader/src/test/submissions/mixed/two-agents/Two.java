import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** The other of two. */
public class Two extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    placeBomb();
  }
}
