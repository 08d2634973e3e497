import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** Tells what it does. */
public class Talks extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    System.out.println("I am at " + x() + "," + y());
    log("thinking");
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
