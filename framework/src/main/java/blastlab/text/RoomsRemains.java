package blastlab.text;

import blastlab.world.Cell;
import blastlab.world.Event;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a board of the rooms game shows for one tick of what is no more.
 *
 * @param me where the player died to whom the board is sent
 * @param others where other bombers died
 * @param choppers where choppers were blown up
 * @param walls where walls were destroyed
 */
public record RoomsRemains(
    Optional<Cell> me, Set<Cell> others, Set<Cell> choppers, Set<Cell> walls) {
  /** What is left of what the events of a tick tell, as a seat sees it. */
  public static RoomsRemains of(List<Event> events, int seat) {
    Optional<Cell> me = Optional.empty();
    Set<Cell> others = new LinkedHashSet<>();
    Set<Cell> choppers = new LinkedHashSet<>();
    Set<Cell> walls = new LinkedHashSet<>();
    for (Event event : events) {
      Cell at = new Cell(event.x(), event.y());
      switch (event.type()) {
        case BOMB_HIT_WALL -> walls.add(at);
        case BOMB_HIT_MONSTER -> choppers.add(at);
        case BOMB_HIT_CHARACTER, CHARACTER_KILLED_BY_MONSTER -> {
          if (victim(event) == seat) {
            me = Optional.of(at);
          } else {
            others.add(at);
          }
        }
        default -> {} // nobody's end
      }
    }
    return new RoomsRemains(me, others, choppers, walls);
  }

  private static int victim(Event event) {
    return event.type() == Event.Type.BOMB_HIT_CHARACTER
        ? event.other().orElseThrow().id()
        : event.character().id();
  }
}
