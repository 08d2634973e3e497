import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/** A hostile agent. */
public class Agent extends CharacterEntity {
  @Override
  public void act(SensedWorld world) {
    for (int i = 0; i < 300_000; i++) {
      setCellColor(
          i % world.width(), 0, blastlab.world.CellColor.RED.on(blastlab.world.CellColor.RED));
    }
  }
}
