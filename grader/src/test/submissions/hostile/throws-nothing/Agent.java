import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    throw new Nothing();
  }

  static final class Nothing extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public StackTraceElement[] getStackTrace() {
      return null;
    }
  }
}
