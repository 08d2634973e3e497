package blastlab.agents;

import blastlab.agents.PlayerKeys.Direction;
import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.Optional;

/**
 * Does what a human player says, key by key. A move that would lose the game just because the rules
 * don't allow it is not made: the player is told, and asked again.
 */
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
        Optional<String> objection = objection(world, direction.get());
        if (objection.isEmpty()) {
          decide(direction.get(), bomb);
          return;
        }
        keys.say(objection.get());
      } else if (!known.isBomb(pressed)) {
        keys.say(describe(pressed) + " means nothing; these do: " + known.line());
      } else if (known == PlayerKeys.MOVE_OR_BOMB) {
        placeBomb();
        return;
      } else {
        bomb = !bomb;
      }
    }
  }

  private void decide(Direction direction, boolean bomb) {
    if (bomb) {
      placeBomb();
    }
    move(direction.dx(), direction.dy());
  }

  /** What is to be said against a direction, tried out on a copy of the world. */
  private Optional<String> objection(SensedWorld world, Direction direction) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    copy.me(this).move(direction.dx(), direction.dy());
    return copy.next().events().stream()
        .filter(event -> event.character().equals(this))
        .flatMap(event -> objection(event.type()).stream())
        .findFirst();
  }

  private static Optional<String> objection(Event.Type type) {
    return switch (type) {
      case NO_MOVE -> Optional.of("you must move; go up, down, left or right");
      case BLOCKED_MOVE -> Optional.of("you can't go there; try another direction");
      default -> Optional.empty();
    };
  }

  private static String describe(char key) {
    return Character.isISOControl(key) ? "that key" : "'" + key + "'";
  }
}
