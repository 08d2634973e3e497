import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(new Trap());
      Wire.write(bytes.toByteArray());
    } catch (java.io.IOException e) {
      System.out.println(e);
    }
  }

  static final class Trap implements Serializable {
    private static final long serialVersionUID = 1;

    private Object readResolve() {
      System.exit(7);
      return this;
    }
  }
}
