package blastlab.agents;

import blastlab.agents.PlayerKeys.Direction;
import blastlab.world.CharacterEntity;
import blastlab.world.SensedWorld;
import java.util.Optional;

/** Does what a human player says, key by key. */
public final class InteractiveCharacter extends CharacterEntity {
  private final KeySource keys;

  /** A character that listens to these keys. */
  public InteractiveCharacter(KeySource keys) {
    this.keys = keys;
  }

  @Override
  public void act(SensedWorld world) {
    PlayerKeys known = PlayerKeys.of(world.rules());
    boolean bomb = false;
    while (true) {
      Optional<Character> key = keys.next(name() + (bomb ? ": bomb, and then? " : ": your move? "));
      if (key.isEmpty()) {
        move(0, 0);
        return;
      }
      char pressed = Character.toLowerCase(key.get());
      Optional<Direction> direction = known.direction(pressed);
      if (direction.isPresent()) {
        if (bomb) {
          placeBomb();
        }
        move(direction.get().dx(), direction.get().dy());
        return;
      }
      if (!known.isBomb(pressed)) {
        keys.say(describe(pressed) + " means nothing; these do: " + known.line());
      } else if (known == PlayerKeys.MOVE_OR_BOMB) {
        placeBomb();
        return;
      } else {
        bomb = !bomb;
      }
    }
  }

  private static String describe(char key) {
    return Character.isISOControl(key) ? "that key" : "'" + key + "'";
  }
}
