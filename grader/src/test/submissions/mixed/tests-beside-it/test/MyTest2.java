import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Is no second agent, as it is in a test folder. */
public class MyTest2 extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    move(0, 0);
  }
}
