package blastlab.world;

import java.util.Locale;
import java.util.Optional;

/**
 * Something that happened during a step.
 *
 * @param type what happened
 * @param character whom it is about: the owner of the bomb, or the one killed or escaped
 * @param other the character or monster on the other side, if there is one
 * @param item what was found, if something was
 * @param x the column of the cell where it happened
 * @param y the row of the cell where it happened
 */
public record Event(
    Type type,
    CharacterEntity character,
    Optional<MovableEntity> other,
    Optional<Item.Kind> item,
    int x,
    int y) {

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
    CHARACTER_FOUND_EXIT,
    /** The character has picked up an item. */
    CHARACTER_FOUND_ITEM,
    /** The character has won the game. */
    CHARACTER_WON,
    /** The character has picked up the treasure, and so won. */
    TREASURE_FOUND,
    /** The character can't move in any direction, and so has lost. */
    STUCK,
    /** The character has lost since it decided on no move where it must move. */
    NO_MOVE,
    /** The character has lost since it decided on a diagonal move. */
    DIAGONAL_MOVE,
    /** The character has lost since it decided to move where it can't. */
    BLOCKED_MOVE,
    /** The character wanted to move and to place a bomb in one turn, and so did neither. */
    ILLEGAL_MOVE_AND_BOMB,
    /** The character wanted to move diagonally, and so did not move. */
    ILLEGAL_DIAGONAL,
    /** The character did nothing, or nothing that it could have done. */
    WAIT,
    /** The character moved up. */
    UP,
    /** The character moved down. */
    DOWN,
    /** The character moved left. */
    LEFT,
    /** The character moved right. */
    RIGHT,
    /** The character placed a bomb. */
    BOMB;

    private static final Type[] ALL = values();

    static Type of(int ordinal) {
      return ALL[ordinal];
    }
  }

  /** Whether the event is about this character or monster, on either side. */
  public boolean concerns(MovableEntity entity) {
    return character.equals(entity) || other.filter(entity::equals).isPresent();
  }

  /** Whether the game is over for this character with this event, be it killed, gone or through. */
  public boolean ends(CharacterEntity entity) {
    return switch (type) {
      case CHARACTER_KILLED_BY_MONSTER,
          CHARACTER_FOUND_EXIT,
          TREASURE_FOUND,
          STUCK,
          NO_MOVE,
          DIAGONAL_MOVE,
          BLOCKED_MOVE ->
          character.equals(entity);
      case BOMB_HIT_CHARACTER -> other.filter(entity::equals).isPresent();
      default -> false;
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
          case CHARACTER_FOUND_ITEM -> who + " picked up " + item.map(Item.Kind::words).orElse("");
          case CHARACTER_WON -> who + " has won";
          case TREASURE_FOUND -> who + " found the treasure";
          case STUCK -> who + " is stuck";
          case NO_MOVE -> who + " did not move, but must";
          case DIAGONAL_MOVE -> who + " wanted to move diagonally, but can't";
          case BLOCKED_MOVE -> who + " wanted to move where it can't";
          case ILLEGAL_MOVE_AND_BOMB -> who + " wanted to move and to bomb in one turn";
          case ILLEGAL_DIAGONAL -> who + " wanted to move diagonally";
          case WAIT -> who + " waited";
          case UP -> who + " moved up";
          case DOWN -> who + " moved down";
          case LEFT -> who + " moved left";
          case RIGHT -> who + " moved right";
          case BOMB -> who + " placed a bomb";
        };
    return String.format(Locale.ROOT, "%s at (%d,%d)", what, x, y);
  }
}
