package blastlab.scenario;

import blastlab.world.MonsterEntity;
import blastlab.world.RealWorld;
import java.util.List;

/**
 * A game that is ready to be played; all it wants is agents.
 *
 * @param scenario where it comes from
 * @param seed what its chance comes from
 * @param world the world at its start
 * @param monsters those who decide for the monsters, in order of their ids; none where rules do
 * @param turns in which order decisions and steps follow each other
 */
public record Game(
    Scenario scenario, Seed seed, RealWorld world, List<MonsterEntity> monsters, Turns turns) {

  /** Whether it begins with a step, before anybody has decided anything. */
  public boolean stepsFirst() {
    return turns == Turns.ONE_BY_ONE;
  }
}
