import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Takes a word for a number. */
public class Broken extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    move(0, "down");
  }
}
