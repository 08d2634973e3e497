import blastlab.world.SensedWorld;

/** Has a base class. */
public class Concrete extends Base {
  @Override
  public void act(SensedWorld world) {
    if (x() < 3) {
      move(1, 0);
    } else {
      move(0, 1);
    }
  }
}
