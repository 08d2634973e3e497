import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.ArrayList;
import java.util.List;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    while (true) {
      hoard.add(new long[100_000]);
    }
  }

  private final List<long[]> hoard = new ArrayList<>();
}
