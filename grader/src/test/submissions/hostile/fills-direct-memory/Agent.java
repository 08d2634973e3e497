import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    while (true) {
      hoard.add(ByteBuffer.allocateDirect(1 << 20));
    }
  }

  private final List<ByteBuffer> hoard = new ArrayList<>();
}
