package blastlab.replay;

import blastlab.world.Event;
import blastlab.world.Item;
import blastlab.world.MovableEntity;
import java.util.Optional;

/**
 * An event as it is written down.
 *
 * @param type what happened
 * @param character the name of whom it is about
 * @param other the name of the other side, or what was found, if there is one
 * @param x the column of the cell where it happened
 * @param y the row of the cell where it happened
 */
public record Happening(Event.Type type, String character, Optional<String> other, int x, int y) {

  /** What an event comes to. */
  static Happening of(Event event) {
    return new Happening(
        event.type(),
        event.character().name(),
        event.other().map(MovableEntity::name).or(() -> event.item().map(Item.Kind::word)),
        event.x(),
        event.y());
  }
}
