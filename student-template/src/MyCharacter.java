import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Your agent. */
public class MyCharacter extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    move(1, 1);
  }
}
