import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** One of two folders. */
public class One extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    new Helper().help(this);
  }
}
