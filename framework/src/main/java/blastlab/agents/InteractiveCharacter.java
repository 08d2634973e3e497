package blastlab.agents;

import blastlab.world.CharacterEntity;
import blastlab.world.Event;
import blastlab.world.SensedWorld;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Does what a human player says, key by key. A move that would lose the game just because the rules
 * don't allow it is not made: the player is told, and asked again.
 */
public final class InteractiveCharacter extends CharacterEntity {
  /** The keys it knows, in a few words. */
  public static final String KEYS = "wasd qezc arrows go  b bomb  . stay";

  /** The keys it knows, explained. */
  public static final List<String> LEGEND =
      List.of(
          "q w e  7 8 9  or arrows,",
          "a   d  4   6  or h j k l",
          "z s c  1 2 3  . 5: stay",
          "b or space: bomb, then go");

  private record Direction(int dx, int dy) {}

  private static final Map<Character, Direction> DIRECTIONS = directions();

  private final KeySource keys;

  /** A character that listens to these keys. */
  public InteractiveCharacter(KeySource keys) {
    this.keys = keys;
  }

  @Override
  public void act(SensedWorld world) {
    boolean bomb = false;
    while (true) {
      Optional<Character> key = keys.next(name() + (bomb ? ": bomb, and then? " : ": your move? "));
      if (key.isEmpty()) {
        move(0, 0);
        return;
      }
      char pressed = Character.toLowerCase(key.get());
      Direction direction = DIRECTIONS.get(pressed);
      if (direction != null) {
        Optional<String> objection = objection(world, direction);
        if (objection.isEmpty()) {
          decide(direction, bomb);
          return;
        }
        keys.say(objection.get());
      } else if (pressed == 'b' || pressed == ' ') {
        bomb = !bomb;
      } else {
        keys.say(describe(pressed) + " means nothing; these do: " + KEYS);
      }
    }
  }

  private void decide(Direction direction, boolean bomb) {
    if (bomb) {
      placeBomb();
    }
    move(direction.dx, direction.dy);
  }

  /** What is to be said against a direction, tried out on a copy of the world. */
  private Optional<String> objection(SensedWorld world, Direction direction) {
    SensedWorld copy = SensedWorld.fromWorld(world);
    copy.me(this).move(direction.dx, direction.dy);
    return copy.next().events().stream()
        .filter(event -> event.character().equals(this))
        .flatMap(event -> objection(event.type()).stream())
        .findFirst();
  }

  private static Optional<String> objection(Event.Type type) {
    return switch (type) {
      case NO_MOVE -> Optional.of("you must move; go up, down, left or right");
      case DIAGONAL_MOVE -> Optional.of("nobody moves diagonally; go up, down, left or right");
      case BLOCKED_MOVE -> Optional.of("you can't go there; try another direction");
      default -> Optional.empty();
    };
  }

  private static String describe(char key) {
    return Character.isISOControl(key) ? "that key" : "'" + key + "'";
  }

  /** The keys of one direction stand in one string: letters around s, number pad, vi's, arrow. */
  private static Map<Character, Direction> directions() {
    Map<Character, Direction> directions = new HashMap<>();
    put(directions, "q7", -1, -1);
    put(directions, "w8k" + KeySource.UP, 0, -1);
    put(directions, "e9", 1, -1);
    put(directions, "a4h" + KeySource.LEFT, -1, 0);
    put(directions, ".5", 0, 0);
    put(directions, "d6l" + KeySource.RIGHT, 1, 0);
    put(directions, "z1", -1, 1);
    put(directions, "sx2j" + KeySource.DOWN, 0, 1);
    put(directions, "c3", 1, 1);
    return Map.copyOf(directions);
  }

  private static void put(Map<Character, Direction> directions, String keys, int dx, int dy) {
    for (int i = 0; i < keys.length(); i++) {
      directions.put(keys.charAt(i), new Direction(dx, dy));
    }
  }
}
