package blastlab.playthrough;

import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import blastlab.world.Step;
import java.util.Random;

/**
 * Does something by chance that does not end its game at once, as far as it can see. It knows
 * nothing of any game, so that only a change of rules changes what it does.
 */
final class Wanderer extends CharacterEntity {
  private static final int TRIES = 20;

  @Override
  public void act(SensedWorld world) {
    Random random = random();
    for (int i = 0; i < TRIES; i++) {
      boolean bomb = random.nextInt(6) == 0;
      boolean bombFirst = random.nextBoolean();
      int dx = random.nextInt(3) - 1;
      int dy = random.nextInt(3) - 1;
      boolean straight = random.nextInt(4) > 0;
      if (straight && dx != 0) {
        dy = 0;
      }
      SensedWorld copy = SensedWorld.fromWorld(world);
      decide(copy.me(this), dx, dy, bomb, bombFirst);
      if (goesOn(copy.next()) || i == TRIES - 1) {
        decide(this, dx, dy, bomb, bombFirst);
        return;
      }
    }
  }

  private static void decide(
      CharacterEntity character, int dx, int dy, boolean bomb, boolean bombFirst) {
    character.move(0, 0);
    if (bomb && bombFirst) {
      character.placeBomb();
    }
    character.move(dx, dy);
    if (bomb && !bombFirst) {
      character.placeBomb();
    }
  }

  private boolean goesOn(Step step) {
    for (Event event : step.events()) {
      if (event.ends(this)) {
        return event.type() == Event.Type.CHARACTER_FOUND_EXIT
            || event.type() == Event.Type.TREASURE_FOUND;
      }
    }
    return true;
  }
}
