package far.away;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Lives in a package. */
public class Far extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    new Steps().step(this);
  }
}
