package blastlab.agents;

import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;

/**
 * Stumbles about: every step in a random direction that no wall blocks, and now and then a bomb.
 *
 * <p>All its chance comes from {@link #random()}, so the same seed makes the same game.
 */
public final class RandomCharacter extends CharacterEntity {
  private static final int STEPS_A_BOMB = 15;

  @Override
  public void act(SensedWorld world) {
    int dx;
    int dy;
    do { // standing still is no wall, so this ends
      dx = random().nextInt(3) - 1;
      dy = random().nextInt(3) - 1;
    } while (world.wallAt(x() + dx, y() + dy));
    move(dx, dy);
    if (random().nextInt(STEPS_A_BOMB) == 0) {
      placeBomb();
    }
  }
}
