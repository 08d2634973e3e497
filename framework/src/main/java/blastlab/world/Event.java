package blastlab.world;

import java.util.Locale;
import java.util.Optional;

/**
 * Something that happened during a step.
 *
 * @param type what happened
 * @param character whom it is about: the owner of the bomb, or the one killed or escaped
 * @param other the character or monster on the other side, if there is one
 * @param x the column of the cell where it happened
 * @param y the row of the cell where it happened
 */
public record Event(
    Type type, CharacterEntity character, Optional<MovableEntity> other, int x, int y) {

  /** In place of an id where an event has no other side. */
  public static final int NOBODY = -1;

  /** What can happen. */
  public enum Type {
    /** A blast has set a wall on fire; the character owned the bomb. */
    BOMB_HIT_WALL,
    /** A monster has died in an explosion; the character owned the bomb. */
    BOMB_HIT_MONSTER,
    /** A character, the other one, has died in an explosion; the character owned the bomb. */
    BOMB_HIT_CHARACTER,
    /** The character was killed by the other, a monster. */
    CHARACTER_KILLED_BY_MONSTER,
    /** The character has left through the exit. */
    CHARACTER_FOUND_EXIT;

    private static final Type[] ALL = values();

    static Type of(int ordinal) {
      return ALL[ordinal];
    }
  }

  /** Whether the event is about this character or monster, on either side. */
  public boolean concerns(MovableEntity entity) {
    return character.equals(entity) || other.filter(entity::equals).isPresent();
  }

  /** Whether this character was killed or has left the world in this event. */
  public boolean ends(CharacterEntity entity) {
    return switch (type) {
      case CHARACTER_KILLED_BY_MONSTER, CHARACTER_FOUND_EXIT -> character.equals(entity);
      case BOMB_HIT_CHARACTER -> other.filter(entity::equals).isPresent();
      case BOMB_HIT_WALL, BOMB_HIT_MONSTER -> false;
    };
  }

  /** The event as a sentence, such as {@code me found the exit at (7,18)}. */
  @Override
  public String toString() {
    String who = character.name();
    String whom = other.map(MovableEntity::name).orElse("");
    String what =
        switch (type) {
          case BOMB_HIT_WALL -> who + "'s bomb hit a wall";
          case BOMB_HIT_MONSTER -> who + "'s bomb killed " + whom;
          case BOMB_HIT_CHARACTER ->
              who + "'s bomb killed " + (whom.equals(who) ? "its owner" : whom);
          case CHARACTER_KILLED_BY_MONSTER -> whom + " killed " + who;
          case CHARACTER_FOUND_EXIT -> who + " found the exit";
        };
    return String.format(Locale.ROOT, "%s at (%d,%d)", what, x, y);
  }
}
