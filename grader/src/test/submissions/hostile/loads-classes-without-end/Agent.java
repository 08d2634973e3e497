import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      new Deeper().loadClass("x");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  static final class Deeper extends ClassLoader {
    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      return new Deeper().loadClass(name + "x");
    }
  }
}
