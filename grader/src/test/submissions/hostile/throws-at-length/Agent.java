import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    throw new Huge();
  }

  static final class Huge extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      return "x".repeat(5_000_000);
    }

    @Override
    public StackTraceElement[] getStackTrace() {
      StackTraceElement[] all = new StackTraceElement[10_000];
      java.util.Arrays.fill(all, new StackTraceElement("y".repeat(500), "m", "f", 1));
      return all;
    }
  }
}
